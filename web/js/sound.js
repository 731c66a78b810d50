// Two short sounds, made here: dice falling, and your turn. Off unless the player wants them.

import { prefs } from "./prefs.js";

let context = null;

function tone(at, pitch, long, loud) {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, context.currentTime + at);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + long);
  source.connect(volume).connect(context.destination);
  source.start(context.currentTime + at);
  source.stop(context.currentTime + at + long);
}

const TUNES = {
  dice: [
    [0, 190, 0.05, 0.25],
    [0.07, 240, 0.05, 0.2],
    [0.15, 170, 0.07, 0.15],
  ],
  turn: [
    [0, 523, 0.25, 0.12],
    [0.16, 659, 0.35, 0.12],
  ],
};

/** Plays a sound if the player has switched sounds on; a browser may still refuse it before the first click. */
export function sound(name) {
  if (!prefs.get("sound") || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  for (const note of TUNES[name]) tone(...note);
}

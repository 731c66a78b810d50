// Fingers on the glass: more than one, and as long as they like.

/** Touches through the browser's own input, so that the page gets what a screen would give it. */
export class Fingers {
  static async on(page) {
    const fingers = new Fingers();
    fingers.page = page;
    fingers.wire = await page.context().newCDPSession(page);
    return fingers;
  }

  send(type, points) {
    return this.wire.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }

  down(...points) {
    return this.send("touchStart", points);
  }

  up() {
    return this.send("touchEnd", []);
  }

  /** Moves from where the fingers are to where they shall be, in steps, as fingers do. */
  async move(from, to, steps = 8) {
    for (let n = 1; n <= steps; n += 1) {
      const at = from.map(([x, y], finger) => [x + ((to[finger][0] - x) * n) / steps, y + ((to[finger][1] - y) * n) / steps]);
      await this.send("touchMove", at);
    }
  }

  async drag(from, to) {
    await this.down(...from);
    await this.move(from, to);
    await this.up();
  }
}

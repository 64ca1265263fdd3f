/** Draws that are the same in every run. */
export class SeededDraws {
  constructor(private state: number) {}

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** How many of `tries` happen that happen with a small chance each: jumps from one to the next. */
  successes(tries: number, chance: number): number {
    let found = 0;
    const jump = () => 1 + Math.floor(Math.log(1 - this.next()) / Math.log(1 - chance));
    for (let at = jump(); at <= tries; at += jump()) found += 1;
    return found;
  }

  /** A standard normal draw (Box and Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}

/** The drawings that were asked for last. Drawing one takes milliseconds, and pages show the same ones again and again. */
export class KeptDrawings {
  readonly #drawn = new Map<string, string>();

  /** `max`: how many are kept. */
  constructor(private readonly max: number) {}

  /** The drawing of that name, drawn where it is not kept any more. */
  of(name: string, draw: () => string): string {
    const drawing = this.#drawn.get(name) ?? draw();
    this.#drawn.delete(name);
    this.#drawn.set(name, drawing);
    const [oldest] = this.#drawn.keys();
    if (oldest !== undefined && this.#drawn.size > this.max) this.#drawn.delete(oldest);
    return drawing;
  }
}

import { FIGURES_AGE_HEADER } from '@summit/contracts';

const SECOND_MS = 1_000;

/** From when figures are, by the path of their report: only of reports that the server read from a replica, which says so. */
export class FiguresAges {
  private readonly times = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The same calls; what their answers say of their age is remembered. */
  watching(call: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await call(input, init);
      if (answer.ok) this.note(String(input), answer.headers.get(FIGURES_AGE_HEADER));
      return answer;
    };
  }

  /** ms, of whole seconds; null where none of these reports came from a replica. */
  oldest(paths: readonly string[]): number | null {
    const known = paths.flatMap((path) => this.times.get(path) ?? []);
    return known.length === 0 ? null : Math.min(...known);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private note(url: string, age: string | null): void {
    const { pathname } = new URL(url, 'http://localhost');
    if (age === null && !this.times.has(pathname)) return;
    if (age === null) this.times.delete(pathname);
    else this.times.set(pathname, Math.floor(this.now() / SECOND_MS - Number(age)) * SECOND_MS);
    this.listeners.forEach((listener) => listener());
  }
}

import { FIGURES_AGE_HEADER } from '@summit/contracts';

const SECOND_MS = 1_000;
/** Filters make many addresses of few reports; of these the last are remembered. */
const MAX_KEPT = 200;

/** From when figures are, by the address of their report: of reports that the server read from a replica, which says so. */
export class FiguresAges {
  /** ms, null for figures of their own moment; what was answered last stands last. */
  private readonly times = new Map<string, number | null>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The same calls; what their answers say of their age is remembered. */
  watching(call: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await call(input, init);
      if (answer.ok) this.note(addressOf(String(input)), this.timeOf(answer.headers));
      return answer;
    };
  }

  /** Addresses with their queries. ms, of whole seconds; null where none of these reports came from a replica. */
  oldest(reports: readonly string[]): number | null {
    const known = reports.map((report) => this.shownFor(addressOf(report))).filter((time) => time !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Until another range has its answer, its panel shows the figures that came before. */
  private shownFor(address: string): number | null {
    const time = this.times.get(address);
    if (time !== undefined) return time;
    const before = [...this.times].findLast(([known]) => pathOf(known) === pathOf(address));
    return before?.[1] ?? null;
  }

  /** By the clock of the server, which need not be that of this computer. */
  private timeOf(headers: Headers): number | null {
    const age = headers.get(FIGURES_AGE_HEADER);
    if (age === null) return null;
    const answered = Date.parse(headers.get('date') ?? '');
    const now = Number.isNaN(answered) ? this.now() : answered;
    return Math.floor(now / SECOND_MS - Number(age)) * SECOND_MS;
  }

  private note(address: string, time: number | null): void {
    this.times.delete(address);
    this.times.set(address, time);
    const [oldest] = this.times.keys();
    if (this.times.size > MAX_KEPT && oldest !== undefined) this.times.delete(oldest);
    this.listeners.forEach((listener) => listener());
  }
}

/** Path and query, whatever the order of its parts. */
function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

const pathOf = (address: string): string => address.slice(0, address.indexOf('?'));

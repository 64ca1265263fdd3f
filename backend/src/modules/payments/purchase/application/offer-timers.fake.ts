import type { OfferStart, OfferTimers, OfferVisit } from './offer-timers.port.js';
import type { InMemoryBuyerAddresses } from './buyer-addresses.fake.js';

interface Row extends Omit<OfferVisit, 'now'> {
  startedAt: number;
}

/** In memory, with the same answers as the repository. */
export class InMemoryOfferTimers implements OfferTimers {
  rows: Row[] = [];
  /** What a payment or an opened link would say. */
  proves: (row: Pick<Row, 'buyerId' | 'email'>) => boolean = () => false;

  /** Which addresses' links were opened in a browser, and which one last. */
  constructor(private readonly opened: Pick<InMemoryBuyerAddresses, 'newestOf' | 'has'>) {}

  async start({ now, ...visit }: OfferVisit): Promise<OfferStart> {
    const known = this.rows.find((row) => row.sessionId === visit.sessionId && row.product === visit.product);
    const mine = known ?? { ...visit, startedAt: now };
    if (!known) this.rows.push(mine);
    mine.buyerId ??= visit.buyerId;
    mine.email ??= visit.email;
    const own = earliest([mine, ...this.ofBrowsers(visit, mine)]);
    return { own, counted: Math.min(own, earliest(this.ofAddresses(visit, mine))) };
  }

  async known({
    sessionId,
    ...visit
  }: Pick<OfferVisit, 'product' | 'buyerId' | 'clientBlock'> & { sessionId: string | null }): Promise<number | null> {
    const mine = this.rows.find((row) => row.sessionId === sessionId && row.product === visit.product);
    const counted = [
      ...(mine ? [mine, ...this.ofAddresses({ ...visit, email: null }, mine)] : []),
      ...this.ofBrowsers(visit, mine),
    ];
    return counted.length === 0 ? null : earliest(counted);
  }

  async forget(before: number): Promise<void> {
    this.rows = this.rows.filter(({ startedAt }) => startedAt >= before);
  }

  private ofBrowsers({ product, buyerId }: Pick<Row, 'product' | 'buyerId'>, mine: Row | undefined): Row[] {
    const browsers = [buyerId, mine?.buyerId ?? null].filter((id) => id !== null);
    return this.rows.filter((row) => row.product === product && row.buyerId !== null && browsers.includes(row.buyerId));
  }

  private ofAddresses(asks: Pick<Row, 'product' | 'buyerId' | 'email' | 'clientBlock'>, mine: Row): Row[] {
    const buyerId = asks.buyerId ?? mine.buyerId;
    const told = [mine.email, asks.email].filter((email) => email !== null);
    const opened = buyerId === null ? null : this.opened.newestOf(buyerId);
    const emails = told.length > 0 ? told : opened === null ? [] : [opened];
    const isProven = (row: Pick<Row, 'buyerId'>, email: string) =>
      this.proves({ buyerId: row.buyerId, email }) || this.opened.has({ buyerId: row.buyerId, email });
    return this.rows
      .filter((row) => row.product === asks.product)
      .filter((row) =>
        emails.some((email) => {
          if (row.email !== null && row.email !== email) return false;
          if (row.email === email && row.clientBlock === asks.clientBlock) return true;
          return isProven({ buyerId }, email) && isProven(row, email);
        }),
      );
  }
}

const earliest = (rows: Row[]): number => Math.min(...rows.map(({ startedAt }) => startedAt));

import type { OfferStart, OfferTimers, OfferVisit } from '../application/offer-timers.port.js';

interface Row extends Omit<OfferVisit, 'now'> {
  startedAt: number;
}

/** In memory, with the same answers as the repository. `proves` says what a payment would. */
export class InMemoryOfferTimers implements OfferTimers {
  rows: Row[] = [];
  proves: (row: Pick<Row, 'buyerId' | 'email'>) => boolean = () => false;

  async start({ now, ...visit }: OfferVisit): Promise<OfferStart> {
    const known = this.rows.find((row) => row.sessionId === visit.sessionId && row.product === visit.product);
    const mine = known ?? { ...visit, startedAt: now };
    if (!known) this.rows.push(mine);
    mine.buyerId ??= visit.buyerId;
    mine.email ??= visit.email;
    const buyers = [mine.buyerId, visit.buyerId].filter((id) => id !== null);
    const emails = [mine.email, visit.email].filter((email) => email !== null);
    const others = this.rows.filter((row) => row.product === visit.product && row !== mine);
    const own = others.filter(({ buyerId }) => buyerId !== null && buyers.includes(buyerId));
    const ofAddress = others.filter(
      (row) =>
        row.email !== null &&
        emails.includes(row.email) &&
        (row.clientBlock === visit.clientBlock ||
          (this.proves({ buyerId: visit.buyerId, email: row.email }) && this.proves(row))),
    );
    const earliest = (rows: Row[], first: number) => Math.min(first, ...rows.map(({ startedAt }) => startedAt));
    const ownStart = earliest(own, mine.startedAt);
    return { own: ownStart, counted: earliest(ofAddress, ownStart) };
  }

  async known({
    sessionId,
    ...visit
  }: Pick<OfferVisit, 'product' | 'buyerId' | 'clientBlock'> & { sessionId: string | null }): Promise<number | null> {
    const of = this.rows.filter(({ product }) => product === visit.product);
    const mine = of.find((row) => row.sessionId === sessionId);
    const emails = mine?.email ?? null;
    const counted = of.filter(
      (row) =>
        row === mine ||
        (row.buyerId !== null && [visit.buyerId, mine?.buyerId].includes(row.buyerId)) ||
        (row.email !== null && row.email === emails && row.clientBlock === visit.clientBlock),
    );
    return counted.length === 0 ? null : Math.min(...counted.map(({ startedAt }) => startedAt));
  }

  async forget(before: number): Promise<void> {
    this.rows = this.rows.filter(({ startedAt }) => startedAt >= before);
  }
}

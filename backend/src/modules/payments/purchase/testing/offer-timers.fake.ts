import type { OfferTimers, OfferVisit } from '../application/offer-timers.port.js';

/** In memory, with the same answers as the repository. */
export class InMemoryOfferTimers implements OfferTimers {
  readonly rows: (Omit<OfferVisit, 'now'> & { startedAt: number })[] = [];

  async start({ now, ...visit }: OfferVisit): Promise<number> {
    const known = this.rows.find((row) => row.sessionId === visit.sessionId && row.product === visit.product);
    const mine = known ?? { ...visit, startedAt: now };
    if (!known) this.rows.push(mine);
    mine.buyerId ??= visit.buyerId;
    mine.email ??= visit.email;
    const buyers = [mine.buyerId, visit.buyerId].filter((id) => id !== null);
    const emails = [mine.email, visit.email].filter((email) => email !== null);
    const joined = this.rows.filter(
      (row) =>
        row === mine ||
        (row.product === visit.product &&
          ((row.buyerId !== null && buyers.includes(row.buyerId)) ||
            (row.email !== null && emails.includes(row.email)))),
    );
    return Math.min(...joined.map((row) => row.startedAt));
  }
}

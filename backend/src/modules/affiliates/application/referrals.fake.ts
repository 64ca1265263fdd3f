import type { CreditCandidate, CreditOutcome } from '../domain/credit.js';
import type { BuyerClick, Click, Referrals, ReferredSignupRecord } from './referrals.port.js';

const MAX_CLICKS = 50;

/** In memory, with the same answers as the repository. */
export class InMemoryReferrals implements Referrals {
  readonly clicks: Click[] = [];
  buyerClicks: BuyerClick[] = [];
  readonly signups: ReferredSignupRecord[] = [];

  constructor(private readonly affiliates: Record<string, CreditCandidate> = {}) {}

  async affiliateByCode(code: string): Promise<CreditCandidate | null> {
    return this.affiliates[code] ?? null;
  }

  async recordClick(click: Click): Promise<void> {
    const known = this.clicks.some(
      ({ code, day, visitorKey }) => code === click.code && day === click.day && visitorKey === click.visitorKey,
    );
    if (!known) this.clicks.push(click);
  }

  async recordBuyerClick(click: BuyerClick): Promise<void> {
    const known = this.buyerClicks.find(({ buyerId, code }) => buyerId === click.buyerId && code === click.code);
    if (known && known.at > click.at) return;
    this.buyerClicks = [...this.buyerClicks.filter((one) => one !== known), click];
  }

  async clicksOf({ buyerId, after, until }: { buyerId: string; after: number; until: number }) {
    return this.buyerClicks
      .filter((one) => one.buyerId === buyerId && one.at > after && one.at <= until)
      .sort((one, other) => other.at - one.at || one.code.localeCompare(other.code))
      .slice(0, MAX_CLICKS)
      .map(({ code, at }) => ({ code, at }));
  }

  async visitsOf({ code, after, until }: { code: string; after: number; until: number }) {
    const times = this.clicks
      .filter((one) => one.code === code && one.at > after && one.at <= until)
      .map(({ at }) => at);
    return { total: times.length, lastAt: times.length > 0 ? Math.max(...times) : null };
  }

  async forgetBuyerClicks(before: number): Promise<void> {
    this.buyerClicks = this.buyerClicks.filter(({ at }) => at >= before);
  }

  async recordReferredSignup(record: ReferredSignupRecord): Promise<CreditOutcome> {
    const first = this.signups.find(({ signupId }) => signupId === record.signupId);
    if (first) return first.outcome;
    this.signups.push(record);
    return record.outcome;
  }

  async codeOfSignup(signupId: string): Promise<string | null> {
    return this.signups.find((one) => one.signupId === signupId)?.code ?? null;
  }
}

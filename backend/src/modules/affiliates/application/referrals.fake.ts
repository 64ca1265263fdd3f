import type { CreditCandidate, CreditOutcome } from '../domain/credit.js';
import type { Click, Referrals, ReferredSignupRecord } from './referrals.port.js';

export class InMemoryReferrals implements Referrals {
  readonly clicks: Click[] = [];
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

import { Inject, Injectable } from '@nestjs/common';
import { isReferralCode, normalizeEmail, normalizeReferralCode } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import { judgeCredit } from '../domain/credit.js';
import { REFERRALS, type Referrals } from './referrals.port.js';

/**
 * Credits a registration to the affiliate whose code it came with (F-120..F-124, F-242). The first decision for a registration
 * stands, whether the signup itself or the browser's report brought the code.
 */
@Injectable()
export class CreditSignupUseCase {
  constructor(
    @Inject(REFERRALS) private readonly referrals: Referrals,
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** From the signup itself. */
  async fromSignup(signupId: string): Promise<void> {
    const registrant = await this.registrants.byId(signupId);
    if (registrant?.referralCode) await this.credit(registrant.id, registrant.email, registrant.referralCode);
  }

  /** From the browser's report, which must name a registration and its address. Answers whether it is credited. */
  async fromReport(report: { signupId: string; email: string; code: string }): Promise<boolean> {
    const registrant = await this.registrants.byId(report.signupId);
    if (!registrant || registrant.email !== normalizeEmail(report.email)) return false;
    return this.credit(registrant.id, registrant.email, registrant.referralCode ?? report.code);
  }

  private async credit(signupId: string, email: string, given: string): Promise<boolean> {
    const code = normalizeReferralCode(given);
    if (!isReferralCode(code)) return false;
    const affiliate = await this.referrals.affiliateByCode(code);
    const outcome = judgeCredit(affiliate, email);
    const affiliateId = outcome === 'credited' ? affiliate!.id : null;
    const decided = await this.referrals.recordReferredSignup({
      signupId,
      code,
      affiliateId,
      outcome,
      at: this.clock.now(),
    });
    return decided === 'credited';
  }
}

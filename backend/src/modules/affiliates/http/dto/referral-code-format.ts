import { isReferralCode } from '@summit/rules';
import { ValidatorConstraint } from 'class-validator';

/** `@Validate(ReferralCodeFormat, failsWith('affiliate_code_format'))`: the same rule as for links. */
@ValidatorConstraint({ name: 'referralCodeFormat' })
export class ReferralCodeFormat {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isReferralCode(value);
  }
}

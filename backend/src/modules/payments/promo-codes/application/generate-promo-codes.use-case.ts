import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MINIMUM_CHARGE_CENTS } from '@summit/pricing';
import { DAY_MS, PRODUCTS, PROVIDERS, type Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { PromoRule } from '../domain/promo-code.js';
import { PROMO_CODES, type PromoCodes } from './promo-codes.port.js';

/** A code that makes everything cost a dollar must not be guessed, forgotten or passed around. */
const SUFFIX_LENGTH = 10;
const TEST_CODE_USES = 10;
const TEST_CODE_MS = 7 * DAY_MS;
/** Without letters and digits that look alike: testers type these. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export interface GeneratedCode {
  rule: PromoRule;
  provider: Provider;
}

/**
 * Makes a test code for every product and provider; each makes a purchase cost $1.00, whatever its options. Orders
 * with one are marked as tests (C-084).
 */
@Injectable()
export class GeneratePromoCodesUseCase {
  constructor(
    @Inject(PROMO_CODES) private readonly codes: PromoCodes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(): Promise<GeneratedCode[]> {
    const expiresAt = this.clock.now() + TEST_CODE_MS;
    const wanted = PRODUCTS.flatMap((product) =>
      PROVIDERS.map((provider): GeneratedCode => {
        const code = `TEST-${product.toUpperCase()}-${provider.toUpperCase()}-${randomSuffix()}`;
        const coupon = { type: 'fixed_price', cents: MINIMUM_CHARGE_CENTS } as const;
        const rule = { code, product, withBump: false, coupon, maxUses: TEST_CODE_USES, expiresAt, isTest: true };
        return { rule, provider };
      }),
    );
    for (const { rule, provider } of wanted) await this.codes.add({ rule, providers: [provider], mirrorDelayMs: 0 });
    return wanted;
  }
}

const randomSuffix = (): string =>
  Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

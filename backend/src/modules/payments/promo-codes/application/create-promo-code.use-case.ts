import { Inject, Injectable } from '@nestjs/common';
import { couponOfDraft, promoDraftProblems, type PromoDraft } from '@summit/pricing';
import { DAY_MS, PROVIDERS, type Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { MIRRORED_PROVIDER, type PromoRule } from '../domain/promo-code.js';
import { PAUSE, type Pause } from '../../../../platform/clock/pause.port.js';
import { PROMO_CODES, type PromoCodes } from './promo-codes.port.js';
import { PROMOTION_MIRROR, type PromotionMirror } from '../../providers/application/promotion-mirror.port.js';
import { ProviderUnavailable } from '../../providers/application/provider-events.port.js';

/** The mirror is tried at once, so that the operator sees what the provider says; the job is for when that did not work. */
const MIRROR_DELAY_MS = 30_000;
/** How long the operator waits for a provider that is slow. */
const MIRROR_TIMEOUT_MS = 5_000;

/** `exists`: the provider has such a code; `refused`: it will not have it. */
export type PromoCreation = 'created' | 'skipped' | 'exists' | 'refused';

/**
 * Creates a code at the chosen providers. One that fails does not undo the other. Errors: those that
 * `promoDraftProblems` names.
 */
@Injectable()
export class CreatePromoCodeUseCase {
  constructor(
    @Inject(PROMO_CODES) private readonly codes: PromoCodes,
    @Inject(PROMOTION_MIRROR) private readonly mirror: PromotionMirror,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PAUSE) private readonly pause: Pause,
  ) {}

  /** `draft.code` is already normalized. */
  async execute(draft: PromoDraft): Promise<Record<Provider, PromoCreation>> {
    const [problem] = Object.values(promoDraftProblems(draft));
    if (problem) throw new AppError(problem);
    const rule = this.ruleOf(draft);
    const { providers } = draft;
    const added = await this.codes.add({ rule, providers, mirrorDelayMs: MIRROR_DELAY_MS });
    const outcomes = PROVIDERS.map(async (provider): Promise<[Provider, PromoCreation]> => {
      if (!providers.includes(provider)) return [provider, 'skipped'];
      if (!added.includes(provider)) return [provider, 'exists'];
      return [provider, provider === MIRRORED_PROVIDER ? await this.show(rule) : 'created'];
    });
    return Object.fromEntries(await Promise.all(outcomes)) as Record<Provider, PromoCreation>;
  }

  private ruleOf(draft: PromoDraft): PromoRule {
    const { code, product, withBump, maxUses, validityDays } = draft;
    const expiresAt = validityDays > 0 ? this.clock.now() + validityDays * DAY_MS : null;
    return { code, product, withBump, coupon: couponOfDraft(draft), maxUses, expiresAt, isTest: false };
  }

  private async show(rule: PromoRule): Promise<'created' | 'refused'> {
    const answer = this.mirrorNow(rule);
    const heard = await Promise.race([answer, this.pause(MIRROR_TIMEOUT_MS).then(() => 'silent' as const)]);
    if (heard === 'shown') await this.codes.confirm(rule.code, MIRRORED_PROVIDER);
    if (heard !== 'refused') return 'created';
    await this.codes.withdraw(rule.code, MIRRORED_PROVIDER);
    return 'refused';
  }

  private mirrorNow(rule: PromoRule): Promise<'shown' | 'silent' | 'refused'> {
    return this.mirror.create(rule).then(
      () => 'shown',
      (error: unknown) => (error instanceof ProviderUnavailable ? 'silent' : 'refused'),
    );
  }
}

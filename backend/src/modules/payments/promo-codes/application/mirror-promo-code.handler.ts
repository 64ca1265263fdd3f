import { Inject, Injectable } from '@nestjs/common';
import { MIRRORED_PROVIDER } from '../domain/promo-code.js';
import type { PromoMirrorJob } from './promo-codes-tasks.js';
import { PROMO_CODES, type PromoCodes } from './promo-codes.port.js';
import { PROMOTION_MIRROR, type PromotionMirror } from '../../providers/application/promotion-mirror.port.js';

/** Brings the provider's copy of a code in line with ours, whatever happened to it since the job was stored. Repeatable. */
@Injectable()
export class MirrorPromoCodeHandler {
  constructor(
    @Inject(PROMO_CODES) private readonly codes: PromoCodes,
    @Inject(PROMOTION_MIRROR) private readonly mirror: PromotionMirror,
  ) {}

  async handle({ code }: PromoMirrorJob): Promise<void> {
    const found = await this.codes.find(code, MIRRORED_PROVIDER);
    if (found?.state === 'active') return;
    if (found?.state === 'created') {
      await this.mirror.create(found);
      if (await this.codes.confirm(code, MIRRORED_PROVIDER)) return;
      // Disabled or deleted while the provider was being told: its copy goes again.
    }
    await this.mirror.remove(code);
  }
}

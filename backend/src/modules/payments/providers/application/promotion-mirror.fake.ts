import type { Coupon } from '@summit/pricing';
import type { PromotionMirror } from './promotion-mirror.port.js';
import { ProviderUnavailable } from './provider-events.port.js';

type Promotion = { code: string; coupon: Coupon; maxUses: number; expiresAt: number | null };

export class FakePromotionMirror implements PromotionMirror {
  readonly promotions = new Map<string, Promotion>();
  private unavailableFor = 0;

  /** The next calls fail before they do anything. */
  unavailable(times = 1): void {
    this.unavailableFor += times;
  }

  async create(promotion: Promotion): Promise<void> {
    this.answer();
    if (!this.promotions.has(promotion.code)) this.promotions.set(promotion.code, promotion);
  }

  async remove(code: string): Promise<void> {
    this.answer();
    this.promotions.delete(code);
  }

  private answer(): void {
    if (this.unavailableFor === 0) return;
    this.unavailableFor -= 1;
    throw new ProviderUnavailable(new Error('the fake is told to be away'));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { Attempt } from '../../domain/payment-attempt.js';
import { takenUntil } from './taken-places.js';
import { COUPONS, type Coupons } from '../../promo-codes/application/coupons.port.js';
import type { Purchase, PurchaseOrder } from '../domain/purchase.js';
import { PAGE_LIFE_MS } from './page-life.js';
import { PLACES, type OpenReservations, type Places } from './places.port.js';
import type { PricedPurchase } from './price-purchase.js';

/** How many unpaid payments of one browser, and of one network block, may keep scarce places from others at a time (C-111). */
const MAX_OPEN_RESERVATIONS = { buyer: 2, block: 4 };

export interface ReservationRequest {
  order: PurchaseOrder;
  attempt: Attempt;
  purchase: Pick<Purchase, 'buyerId' | 'clientBlock'>;
  priced: PricedPurchase;
}

/**
 * What a new attempt keeps from others as long as it can be paid: a spot of a limited product, and a use of a code. Everybody takes
 * the locks of spots, browser and block in this order, after those of the codes. Errors: `sold_out`, `spots_reserved`,
 * `code_used_up`, `code_reserved`, `reservations_open`.
 */
@Injectable()
export class Reservations {
  constructor(
    @Inject(PLACES) private readonly places: Places,
    @Inject(COUPONS) private readonly coupons: Coupons,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The attempt is not written yet. */
  async take(tx: Transaction, request: ReservationRequest): Promise<void> {
    const { order, priced, purchase } = request;
    const spots = await this.places.spots(tx, order.product);
    if (spots && spots.left <= 0) throw this.taken('spots_reserved', spots.freeAt, 'sold_out');
    if (spots || priced.coupon?.limited) this.refuseHoarding(await this.places.openReservations(tx, purchase));
    if (priced.coupon) await this.takeUse(tx, request, priced.coupon);
  }

  private refuseHoarding({ ofBuyer, ofBlock }: OpenReservations): void {
    if (ofBuyer.count >= MAX_OPEN_RESERVATIONS.buyer)
      throw this.taken('reservations_open', ofBuyer.firstEnds, 'payment_processing');
    if (ofBlock.count >= MAX_OPEN_RESERVATIONS.block)
      throw this.taken('reservations_open', ofBlock.firstEnds, 'payment_processing');
  }

  private async takeUse(
    tx: Transaction,
    { order, attempt, priced }: ReservationRequest,
    { promoCodeId }: NonNullable<PricedPurchase['coupon']>,
  ): Promise<void> {
    const reserved = await this.coupons.reserve(tx, {
      orderId: order.id,
      promoCodeId,
      provider: priced.provider,
      discountCents: priced.quote.discountCents,
      until: attempt.expiresAt ?? this.clock.now() + PAGE_LIFE_MS,
    });
    if (!reserved) throw this.taken('code_reserved', await this.coupons.firstFree(tx, promoCodeId), 'code_used_up');
  }

  /** `otherwise`: what is so when no open payment will give anything back at a known time. */
  private taken(
    code: Parameters<typeof takenUntil>[0],
    freeAt: number | null,
    otherwise: 'sold_out' | 'code_used_up' | 'payment_processing',
  ): AppError {
    return freeAt === null ? new AppError(otherwise) : takenUntil(code, { freeAt, now: this.clock.now() });
  }
}

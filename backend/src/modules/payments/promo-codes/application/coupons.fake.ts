import type { Coupon } from '@summit/pricing';
import { PROVIDERS, type Product, type Provider } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { Clock } from '../../../../platform/clock/clock.js';
import type { CodeAsker, CouponRefusal, Coupons, UsableCoupon } from './coupons.port.js';

export interface FakeCode {
  code: string;
  product: Product;
  coupon: Coupon;
  providers: readonly Provider[];
  /** 0 = unlimited. */
  maxUses: number;
  expiresAt: number | null;
  isTest: boolean;
}

export interface FakeUse {
  promoCodeId: string;
  provider: Provider;
  discountCents: number;
  until: number;
  state: 'reserved' | 'redeemed' | 'released';
}

/** In memory, with the same answers as the repository. */
export class InMemoryCoupons implements Coupons {
  readonly codes = new Map<string, FakeCode>();
  /** By order. */
  readonly uses = new Map<string, FakeUse>();

  /** `askerOf`: who an order belongs to. */
  constructor(
    private readonly clock: Clock,
    private readonly askerOf: (orderId: string) => CodeAsker | null = () => null,
  ) {}

  /** Adds a code that both providers take, 50 percent off vip and without limits unless `code` says otherwise. Answers its id. */
  add(code: Partial<FakeCode> & { code: string }): string {
    const id = `promo-${this.codes.size + 1}`;
    this.codes.set(id, {
      product: 'vip',
      coupon: { type: 'percent', basisPoints: 5_000 },
      providers: PROVIDERS,
      maxUses: 0,
      expiresAt: null,
      isTest: false,
      ...code,
    });
    return id;
  }

  async find(
    query: CodeAsker & { code: string; product: Product; provider: Provider },
  ): Promise<UsableCoupon | CouponRefusal> {
    const found = [...this.codes].find(
      ([, { code, providers }]) => code === query.code && providers.includes(query.provider),
    );
    if (!found) return 'invalid';
    const [promoCodeId, { code, product, coupon, isTest, maxUses }] = found;
    if (product !== query.product) return 'wrong_product';
    if (this.hasEnded(promoCodeId)) return 'expired';
    if (maxUses > 0 && this.countOf(promoCodeId, ['redeemed']) >= maxUses) return 'used_up';
    const limited = maxUses > 0;
    return { promoCodeId, code, coupon, isTest, limited, takenUntil: this.takenUntil(promoCodeId, maxUses, query) };
  }

  private takenUntil(promoCodeId: string, maxUses: number, { buyerId, sessionId }: CodeAsker): number | null {
    const others = [...this.uses].filter(([orderId, use]) => {
      const owner = this.askerOf(orderId);
      const mine = owner !== null && (owner.buyerId === buyerId || owner.sessionId === sessionId);
      return use.promoCodeId === promoCodeId && use.state === 'reserved' && !mine;
    });
    const gone = this.countOf(promoCodeId, ['redeemed']) + others.length;
    return maxUses > 0 && gone >= maxUses ? Math.min(...others.map(([, { until }]) => until)) : null;
  }

  async firstFree(_tx: Transaction, promoCodeId: string): Promise<number | null> {
    const ends = [...this.uses.values()].filter((use) => use.promoCodeId === promoCodeId && use.state === 'reserved');
    const usedUp = this.countOf(promoCodeId, ['redeemed']) >= (this.codes.get(promoCodeId)?.maxUses ?? 0);
    return ends.length === 0 || usedUp ? null : Math.min(...ends.map(({ until }) => until));
  }

  async lock(): Promise<void> {}

  async reserve(
    _tx: Transaction,
    {
      orderId,
      ...use
    }: { orderId: string; promoCodeId: string; provider: Provider; discountCents: number; until: number },
  ): Promise<boolean> {
    const held = this.uses.get(orderId);
    if (held && held.state !== 'released') return true;
    const code = this.codes.get(use.promoCodeId);
    if (!code?.providers.includes(use.provider) || this.hasEnded(use.promoCodeId)) return false;
    if (code.maxUses > 0 && this.countOf(use.promoCodeId, ['reserved', 'redeemed']) >= code.maxUses) return false;
    this.uses.set(orderId, { ...use, state: 'reserved' });
    return true;
  }

  async redeem(_tx: Transaction, orderId: string): Promise<void> {
    const use = this.uses.get(orderId);
    if (use) use.state = 'redeemed';
  }

  async release(_tx: Transaction, orderId: string): Promise<void> {
    const use = this.uses.get(orderId);
    if (use?.state === 'reserved') use.state = 'released';
  }

  reservesLimited(orderId: string): boolean {
    const use = this.uses.get(orderId);
    return use?.state === 'reserved' && (this.codes.get(use.promoCodeId)?.maxUses ?? 0) > 0;
  }

  private hasEnded(promoCodeId: string): boolean {
    const end = this.codes.get(promoCodeId)?.expiresAt ?? null;
    return end !== null && end <= this.clock.now();
  }

  private countOf(promoCodeId: string, states: FakeUse['state'][]): number {
    return [...this.uses.values()].filter((use) => use.promoCodeId === promoCodeId && states.includes(use.state))
      .length;
  }
}

import type { Product } from '@summit/rules';
import type { Transaction, Transactions } from '../../../platform/database/transactions.port.js';
import type { Attribution } from '../domain/attribution.js';
import type { Hold } from '../domain/hold.js';
import type { ApprovedAmount } from '../domain/second-approver.js';
import type { Suspicion } from '../domain/suspicion.js';
import type { CommissionOpening, CommissionReview, Commissions, NewEntry, OpenCommission } from './commissions.port.js';
import type { ClaimedPayout, ClosedPayout, PayoutClaim, PayoutRow, Payouts, PayoutStatus } from './payouts.port.js';

interface StoredCommission extends Hold {
  affiliateId: string;
  product: Product;
  disputed: boolean;
  review: CommissionReview | null;
  suspicions: readonly Suspicion[];
}

interface Books {
  attributions: Map<string, Attribution>;
  commissions: Map<string, StoredCommission>;
  entries: (NewEntry & { sourceRef: string; payoutId: string | null })[];
  payouts: (PayoutClaim & { id: string; amountCents: number; status: PayoutStatus; approvedBy: string | null })[];
}

const NO_SQL: Transaction = {};

const sum = (entries: { amountCents: number }[]): number =>
  entries.reduce((total, { amountCents }) => total + amountCents, 0);

/** Commissions and payouts in memory, over the same entries. */
export class InMemoryAffiliateMoney implements Commissions, Payouts, Transactions {
  private books: Books = { attributions: new Map(), commissions: new Map(), entries: [], payouts: [] };

  get entries(): Books['entries'] {
    return this.books.entries;
  }

  get payouts(): Books['payouts'] {
    return this.books.payouts;
  }

  commissionOf(orderId: string) {
    return this.books.commissions.get(orderId) ?? null;
  }

  async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const before = structuredClone(this.books);
    try {
      return await work(NO_SQL);
    } catch (error) {
      this.books = before;
      throw error;
    }
  }

  async attributionOf(orderId: string): Promise<Attribution | null> {
    return this.books.attributions.get(orderId) ?? null;
  }

  async open(_tx: Transaction, opening: CommissionOpening): Promise<OpenCommission | null> {
    const { orderId, product, attribution } = opening;
    if (!this.books.attributions.has(orderId)) this.books.attributions.set(orderId, attribution);
    const { affiliateId } = this.books.attributions.get(orderId)!;
    if (affiliateId === null) return null;
    if (!this.books.commissions.has(orderId))
      this.books.commissions.set(orderId, {
        affiliateId,
        product,
        anchorAt: null,
        payableAt: null,
        disputed: false,
        review: null,
        suspicions: [],
      });
    return this.lock(_tx, orderId);
  }

  async lock(_tx: Transaction, orderId: string): Promise<OpenCommission | null> {
    const commission = this.commissionOf(orderId);
    if (!commission) return null;
    const entries = this.entries.filter((entry) => entry.orderId === orderId);
    const paidOutCents = sum(entries.filter(({ payoutId }) => payoutId !== null));
    const { affiliateId, review } = commission;
    return { affiliateId, review, bookedCents: sum(entries), paidOutCents };
  }

  async setHold(_tx: Transaction, orderId: string, hold: Hold & { disputed: boolean }): Promise<boolean> {
    const { anchorAt, payableAt, disputed } = this.commissionOf(orderId)!;
    this.change(orderId, hold);
    return anchorAt !== hold.anchorAt || payableAt !== hold.payableAt || disputed !== hold.disputed;
  }

  async unpaidOrdersOf(affiliateId: string): Promise<string[]> {
    return [...new Set(this.unpaid(affiliateId).map(({ orderId }) => orderId))];
  }

  async holdForReview(
    _tx: Transaction,
    { orderIds, suspicions }: { orderIds: readonly string[]; suspicions: readonly Suspicion[] },
  ): Promise<string[]> {
    const held = orderIds.filter(
      (orderId) =>
        this.commissionOf(orderId)?.review === null &&
        this.entries.some((entry) => entry.orderId === orderId && entry.payoutId === null),
    );
    for (const orderId of held) this.change(orderId, { review: 'held', suspicions });
    return held;
  }

  async decideReview(_tx: Transaction, orderId: string, decision: 'released' | 'denied'): Promise<void> {
    this.change(orderId, { review: decision });
  }

  async book(_tx: Transaction, entry: NewEntry): Promise<string> {
    const known = this.entries.filter(({ orderId, cause }) => orderId === entry.orderId && cause === entry.cause);
    const sourceRef = known.length === 0 ? entry.cause : `${entry.cause}#${known.length + 1}`;
    this.entries.push({ ...entry, sourceRef, payoutId: null });
    return sourceRef;
  }

  async due({ period, at, minimumCents }: Parameters<Payouts['due']>[0]): Promise<string[]> {
    const affiliates = new Set([...this.books.commissions.values()].map(({ affiliateId }) => affiliateId));
    return [...affiliates].filter(
      (affiliateId) => !this.payoutOf({ affiliateId, period }) && sum(this.claimable(affiliateId, at)) >= minimumCents,
    );
  }

  async claim(_tx: Transaction, claim: PayoutClaim): Promise<ClaimedPayout | null> {
    if (this.payoutOf(claim)) return null;
    const id = `payout-${this.payouts.length + 1}`;
    const claimed = this.claimable(claim.affiliateId, claim.at);
    for (const entry of claimed) entry.payoutId = id;
    this.payouts.push({ ...claim, id, amountCents: sum(claimed), status: 'processing', approvedBy: null });
    const orders = new Set(claimed.map(({ orderId }) => orderId));
    return {
      id,
      affiliate: { name: claim.affiliateId, email: `${claim.affiliateId}@speakers.test` },
      amountCents: sum(claimed),
      lines: [...orders].map((orderId) => ({
        orderId,
        product: this.commissionOf(orderId)!.product,
        amountCents: sum(claimed.filter((entry) => entry.orderId === orderId)),
      })),
      heldCents: sum(this.unpaid(claim.affiliateId)),
    };
  }

  async close(
    _tx: Transaction,
    { payoutId, outcome }: { payoutId: string; outcome: 'paid' | 'failed' },
  ): Promise<ClosedPayout | null> {
    const payout = this.payouts.find(({ id, status }) => id === payoutId && status === 'processing');
    if (!payout) return null;
    payout.status = outcome;
    const paid = this.entries.filter((entry) => entry.payoutId === payoutId);
    if (outcome === 'failed') for (const entry of this.entries) if (entry.payoutId === payoutId) entry.payoutId = null;
    const affiliateName = payout.affiliateId;
    const affiliateEmail = `${affiliateName}@speakers.test`;
    return { ...payout, affiliateName, affiliateEmail, orderIds: [...new Set(paid.map(({ orderId }) => orderId))] };
  }

  async lockUnderWay(_tx: Transaction, payoutId: string): Promise<ApprovedAmount | null> {
    return this.payouts.find(({ id, status }) => id === payoutId && status === 'processing') ?? null;
  }

  async approve(_tx: Transaction, { payoutId, ownerId }: { payoutId: string; ownerId: string }): Promise<void> {
    for (const payout of this.payouts) if (payout.id === payoutId) payout.approvedBy = ownerId;
  }

  async list(): Promise<PayoutRow[]> {
    return this.payouts.map(({ id, period, status, amountCents, approvedBy, affiliateId, at, methodId }) => ({
      id,
      approvedBy,
      period,
      status,
      amountCents,
      affiliateCode: affiliateId,
      affiliateName: affiliateId,
      affiliateEmail: `${affiliateId}@speakers.test`,
      methodId,
      createdAt: at,
      closedAt: status === 'processing' ? null : at,
    }));
  }

  async count(status: PayoutStatus | null): Promise<number> {
    return this.payouts.filter((payout) => status === null || payout.status === status).length;
  }

  async underWayFrom(cents: number): Promise<ApprovedAmount[]> {
    return this.payouts.filter(({ status, amountCents }) => status === 'processing' && amountCents >= cents);
  }

  private change(orderId: string, next: Partial<StoredCommission>): void {
    this.books.commissions.set(orderId, { ...this.commissionOf(orderId)!, ...next });
  }

  private payoutOf({ affiliateId, period }: Pick<PayoutClaim, 'affiliateId' | 'period'>) {
    return this.payouts.find((payout) => payout.affiliateId === affiliateId && payout.period === period);
  }

  private unpaid(affiliateId: string): Books['entries'] {
    return this.entries.filter((entry) => entry.affiliateId === affiliateId && entry.payoutId === null);
  }

  private claimable(affiliateId: string, at: number): Books['entries'] {
    const unpaid = this.unpaid(affiliateId);
    return unpaid.filter(({ orderId }) => {
      const { payableAt, disputed, review } = this.commissionOf(orderId)!;
      const free = payableAt !== null && payableAt <= at && !disputed && review !== 'held';
      return free || sum(unpaid.filter((entry) => entry.orderId === orderId)) < 0;
    });
  }
}

import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { PayoutTarget } from './payout-target.js';
import type { NewPayoutMethod, OwnPayoutMethods, PayoutMethodRecord, PayoutMethods } from './payout-methods.port.js';

type Status = 'waiting' | 'approved' | 'declined' | 'replaced';

export class InMemoryPayoutMethods implements PayoutMethods {
  methods: (PayoutMethodRecord & { status: Status })[] = [];

  lock(_tx: Transaction, affiliateId: string): Promise<OwnPayoutMethods> {
    return this.ofAffiliate(affiliateId);
  }

  async ofAffiliate(affiliateId: string): Promise<OwnPayoutMethods> {
    const of = (status: Status) => {
      const found = this.methods.find((one) => one.affiliateId === affiliateId && one.status === status);
      return found ? record(found) : null;
    };
    return { approved: of('approved'), waiting: of('waiting') };
  }

  async add(_tx: Transaction, { at, ...method }: NewPayoutMethod): Promise<void> {
    this.replace(method);
    this.methods.push({ ...method, createdAt: at });
  }

  async ownerOf(methodId: string): Promise<string | null> {
    return this.methods.find(({ id }) => id === methodId)?.affiliateId ?? null;
  }

  async decide(
    _tx: Transaction,
    { methodId, outcome }: { methodId: string; outcome: 'approved' | 'declined' },
  ): Promise<void> {
    const method = this.methods.find(({ id, status }) => id === methodId && status === 'waiting');
    if (!method) return;
    if (outcome === 'approved') this.replace({ affiliateId: method.affiliateId, status: 'approved' });
    method.status = outcome;
  }

  async waiting({ limit, offset }: { limit: number; offset: number }) {
    const methods = this.methods
      .filter(({ status }) => status === 'waiting')
      .sort((one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id));
    return { methods: methods.slice(offset, offset + limit).map(record), total: methods.length };
  }

  async byIds(ids: readonly string[]): Promise<PayoutMethodRecord[]> {
    return this.methods.filter(({ id }) => ids.includes(id)).map(record);
  }

  private replace({ affiliateId, status }: { affiliateId: string; status: Status }): void {
    for (const one of this.methods)
      if (one.affiliateId === affiliateId && one.status === status) one.status = 'replaced';
  }
}

const record = ({ status: _status, ...method }: PayoutMethodRecord & { status: Status }): PayoutMethodRecord => method;

/** Where everybody is paid, for specs that are not about it. */
export const ONE_TARGET: Pick<PayoutTarget, 'of'> = {
  of: async () => ({ id: 'method-1', details: { kind: 'paypal', email: 'amara@speakers.test', taxNote: null } }),
};

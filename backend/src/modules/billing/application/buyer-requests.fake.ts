import type { Transaction } from '../../../platform/database/transactions.port.js';
import type {
  BuyerRequestDecision,
  BuyerRequests,
  NewBuyerRequest,
  StoredBuyerRequest,
} from './buyer-requests.port.js';

/** Requests in memory. */
export class InMemoryBuyerRequests implements BuyerRequests {
  all: (StoredBuyerRequest & { amountCents: number | null })[] = [];

  async add(_tx: Transaction, request: NewBuyerRequest): Promise<boolean> {
    const { id, orderId, kind, askedAt } = request;
    if (this.all.some((one) => one.orderId === orderId && one.kind === kind && one.state === 'pending')) return false;
    const newEmail = request.kind === 'email' ? request.newEmail : null;
    this.all.unshift({ id, orderId, kind, state: 'pending', newEmail, askedAt, answer: null, amountCents: null });
    return true;
  }

  async lock(_tx: Transaction, id: string): Promise<StoredBuyerRequest | null> {
    const found = this.all.find((one) => one.id === id);
    return found ? stored(found) : null;
  }

  async decide(_tx: Transaction, { id, state, answer, amountCents }: BuyerRequestDecision): Promise<void> {
    this.all = this.all.map((one) => (one.id === id ? { ...one, state, answer, amountCents } : one));
  }

  async ofOrders(orderIds: readonly string[]): Promise<StoredBuyerRequest[]> {
    return this.all
      .filter(({ orderId }) => orderIds.includes(orderId))
      .sort((one, other) => other.askedAt - one.askedAt || one.id.localeCompare(other.id))
      .map(stored);
  }
}

const stored = ({ amountCents: _amountCents, ...request }: InMemoryBuyerRequests['all'][number]): StoredBuyerRequest =>
  request;

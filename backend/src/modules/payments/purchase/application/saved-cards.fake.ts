import type { ChargeableCard, SavedCards } from './saved-cards.port.js';

export class InMemorySavedCards implements SavedCards {
  readonly saved: (ChargeableCard & { buyerId: string; email: string; savedAt: number })[] = [];

  async newest({
    buyerId,
    email,
    since,
  }: {
    buyerId: string;
    email: string;
    since: number;
  }): Promise<ChargeableCard | null> {
    const mine = this.saved.filter((one) => one.buyerId === buyerId && one.email === email && one.savedAt > since);
    const [newest] = mine.toSorted((one, other) => other.savedAt - one.savedAt);
    if (!newest) return null;
    const { customerRef, paymentMethodRef, brand, last4 } = newest;
    return { customerRef, paymentMethodRef, brand, last4 };
  }
}

import { BROWSERS_OF_ADDRESS, type BuyerAddresses } from './buyer-addresses.port.js';

/** In memory, with the same answers as the repository. */
export class InMemoryBuyerAddresses implements BuyerAddresses {
  rows: { buyerId: string; email: string; at: number }[] = [];

  async add(proof: { buyerId: string; email: string; at: number }): Promise<void> {
    const others = this.rows.filter(({ buyerId, email }) => email === proof.email && buyerId !== proof.buyerId);
    if (others.length >= BROWSERS_OF_ADDRESS) return;
    this.rows = [...this.rows.filter((row) => row.buyerId !== proof.buyerId || row.email !== proof.email), proof];
  }

  /** The address whose link was opened last in this browser. */
  newestOf(buyerId: string): string | null {
    const [newest] = this.rows.filter((row) => row.buyerId === buyerId).toSorted((a, b) => b.at - a.at);
    return newest?.email ?? null;
  }

  async forget(before: number): Promise<void> {
    this.rows = this.rows.filter(({ at }) => at >= before);
  }

  has({ buyerId, email }: { buyerId: string | null; email: string | null }): boolean {
    return this.rows.some((row) => row.buyerId === buyerId && row.email === email);
  }
}

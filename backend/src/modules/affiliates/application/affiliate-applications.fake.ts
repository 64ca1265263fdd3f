import type { Transaction } from '../../../platform/database/transactions.port.js';
import type {
  AffiliateApplications,
  Application,
  ApplicationDecision,
  NewApplication,
} from './affiliate-applications.port.js';

export class InMemoryAffiliateApplications implements AffiliateApplications {
  readonly stored: (Application & { affiliateId: string | null })[] = [];

  async add(_tx: Transaction, { id, name, email, promotion }: NewApplication): Promise<boolean> {
    if (this.stored.some((one) => one.email === email)) return false;
    this.stored.push({ id, name, email, promotion, status: 'pending', affiliateId: null });
    return true;
  }

  async lock(_tx: Transaction, id: string): Promise<Application | null> {
    const found = this.stored.find((one) => one.id === id);
    if (!found) return null;
    const { affiliateId: _affiliateId, ...application } = found;
    return application;
  }

  async decide(_tx: Transaction, { id, status, affiliateId }: ApplicationDecision): Promise<void> {
    Object.assign(
      this.stored.find((one) => one.id === id)!,
      { status, affiliateId },
    );
  }
}

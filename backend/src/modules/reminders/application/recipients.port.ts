import type { Transaction } from '../../../platform/database/transactions.port.js';

export interface Recipient {
  /** Of the registration. */
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

export interface RecipientsQuery {
  after: string | null;
  limit: number;
  withPhone: boolean;
  /** Leaves out members who keep the recordings of the current edition. */
  withoutRecordings: boolean;
}

/** Registrants who have not unsubscribed, in the order of their ids. */
export interface Recipients {
  page(tx: Transaction, query: RecipientsQuery): Promise<Recipient[]>;
}

export const RECIPIENTS = Symbol('RECIPIENTS');

import type { Transaction } from '../../../platform/database/transactions.port.js';

/** Times in ms. */
export interface NewPromptSession {
  /** Normalized, as everywhere here. */
  email: string;
  tokenHash: string;
  acceptedAt: number;
  expiresAt: number;
}

/** Who came to the library, who was let in, and what they opened. Nothing here is ever changed back or deleted. */
export interface PromptVisits {
  /** Logs that an address was checked (M-152). */
  recordAttempt(attempt: { email: string; validated: boolean; at: number }): Promise<void>;
  /** Turns the last visit of this address that still waits for the disclaimer into a session; makes one where none waits. */
  openSession(session: NewPromptSession): Promise<void>;
  /** Distinct prompts that this address was counted for after `since`. */
  countedSince(email: string, since: number, tx?: Transaction): Promise<number[]>;
  /** The visit whose session this is; null for a token that is unknown, expired, or of another address. */
  sessionOf(tx: Transaction, session: { email: string; tokenHash: string; at: number }): Promise<string | null>;
  /** Nobody else counts for this address until the transaction ends. */
  lockAllowance(tx: Transaction, email: string): Promise<void>;
  count(tx: Transaction, access: { visitId: string; email: string; promptId: number; at: number }): Promise<void>;
}

export const PROMPT_VISITS = Symbol('PROMPT_VISITS');

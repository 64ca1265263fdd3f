import type { Attempt, AttemptKind, AttemptState } from '../../domain/payment-attempt.js';
import { ms } from '../../../../platform/database/sql-text.js';

/** Columns of `payment_attempt a` under the names of an Attempt. */
export const ATTEMPT_COLUMNS = `a.id, a.order_id as "orderId", a.number, a.kind, a.state, a.idempotency_key as "key",
  a.provider_ref as "ref", a.url, a.request, ${ms('a.expires_at')} as "expiresAt", a.decline_code as "declineCode",
  ${ms('a.created_at')} as "createdAt", ${ms('a.updated_at')} as "updatedAt"`;

export interface AttemptRow {
  id: string;
  orderId: string;
  number: number;
  kind: AttemptKind;
  state: AttemptState;
  key: string;
  ref: string | null;
  url: string | null;
  request: Attempt['request'];
  expiresAt: number | null;
  declineCode: string | null;
  createdAt: number;
  updatedAt: number;
}

/** Kind and request were written together, so they fit together. */
export const toAttempt = (row: AttemptRow): Attempt => row as Attempt;

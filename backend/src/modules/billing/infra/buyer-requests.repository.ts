import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type {
  BuyerRequestDecision,
  BuyerRequests,
  NewBuyerRequest,
  StoredBuyerRequest,
} from '../application/buyer-requests.port.js';

const COLUMNS = `id, order_id as "orderId", kind, state, new_email as "newEmail", ${ms('asked_at')} as "askedAt", answer`;

const ADD = statement(
  'buyer-request-add',
  `insert into buyer_request (id, order_id, kind, reason, new_email, guarantee_until, asked_at)
   values ($1, $2, $3, $4, $5, ${at('$6')}, ${at('$7')})
   on conflict (order_id, kind) where state = 'pending' do nothing returning 1`,
);
const LOCK = statement('buyer-request-lock', `select ${COLUMNS} from buyer_request where id = $1 for update`);
const DECIDE = statement(
  'buyer-request-decide',
  `update buyer_request set state = $2, answer = $3, amount_cents = $4, decided_at = ${at('$5')} where id = $1`,
);
const OF_ORDERS = statement(
  'buyer-request-of-orders',
  `select ${COLUMNS} from buyer_request where order_id = any($1::uuid[]) order by asked_at desc, id`,
);

@Injectable()
export class BuyerRequestsRepository implements BuyerRequests {
  constructor(private readonly sql: Sql) {}

  async add(tx: SqlExecutor, request: NewBuyerRequest): Promise<boolean> {
    const { id, orderId, kind, reason, askedAt } = request;
    const newEmail = request.kind === 'email' ? request.newEmail : null;
    const guaranteeUntil = request.kind === 'refund' ? request.guaranteeUntil : null;
    return (await tx.query(ADD, [id, orderId, kind, reason, newEmail, guaranteeUntil, askedAt])).length === 1;
  }

  async lock(tx: SqlExecutor, id: string): Promise<StoredBuyerRequest | null> {
    return (await tx.query<StoredBuyerRequest>(LOCK, [id]))[0] ?? null;
  }

  async decide(
    tx: SqlExecutor,
    { id, state, answer, amountCents, at: decidedAt }: BuyerRequestDecision,
  ): Promise<void> {
    await tx.query(DECIDE, [id, state, answer, amountCents, decidedAt]);
  }

  ofOrders(orderIds: readonly string[], tx: SqlExecutor = this.sql): Promise<StoredBuyerRequest[]> {
    return tx.query<StoredBuyerRequest>(OF_ORDERS, [orderIds]);
  }
}

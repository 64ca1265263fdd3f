import { randomUUID } from 'node:crypto';
import { quote } from '@summit/pricing';
import type { Product } from '@summit/rules';
import type { OrderView } from '../../src/modules/payments/payments.public.js';
import type { SqlDatabase } from './sql-database.js';

const DAY_1 = Date.parse('2025-11-20T18:00:00Z');

export type OrderRow = Partial<Omit<OrderView, 'id'>> & { id?: string };

/** Writes an order as settling leaves it: a paid VIP order unless told otherwise. Answers its id. */
export async function insertOrder({ rows }: Pick<SqlDatabase, 'rows'>, given: OrderRow = {}): Promise<string> {
  const product: Product = given.product ?? 'vip';
  const plan = given.plan ?? false;
  const bumps = given.bumps ?? [];
  const coachingSessions = given.coachingSessions ?? 0;
  const priced = quote({ product, offer: 'active', bumps, coachingSessions, plan, coupon: null });
  const totalCents = given.totalCents ?? priced.totalCents;
  const id = given.id ?? randomUUID();
  await rows(
    `insert into purchase_order (id, session_id, product, provider, email, name, status, bump_keys, coaching_sessions, plan, fingerprint,
       quote, total_cents, captured_cents, refunded_cents, affiliate_code, is_test, created_at, updated_at, paid_at)
     values ($1, $1::uuid::text, $2, $3, $4, $5, $6, $7, $8, $9, '', $10, $11, $12, $13, $14, $15, to_timestamp($16::float8 / 1000),
       to_timestamp($16::float8 / 1000), to_timestamp($17::float8 / 1000))`,
    [
      id,
      product,
      given.provider ?? 'stripe',
      given.email === undefined ? 'zoe@example.com' : given.email,
      given.name === undefined ? 'Zoe' : given.name,
      given.status ?? 'completed',
      bumps,
      coachingSessions,
      plan,
      { ...priced, priceBook: 'test' },
      totalCents,
      given.capturedCents ?? totalCents,
      given.refundedCents ?? 0,
      given.affiliateCode ?? null,
      given.isTest ?? false,
      given.createdAt ?? DAY_1,
      given.paidAt === undefined ? (given.createdAt ?? DAY_1) : given.paidAt,
    ],
  );
  return id;
}

/** Writes an active affiliate; answers its id. */
export async function insertAffiliate(
  { rows }: Pick<SqlDatabase, 'rows'>,
  { code, status = 'active' }: { code: string; status?: 'active' | 'disabled' },
): Promise<string> {
  const [row] = await rows<{ id: string }>(
    'insert into affiliate (code, name, email, status) values ($1, $2, $3, $4) returning id',
    [code, `Affiliate ${code}`, `${code.toLowerCase()}@speakers.test`, status],
  );
  return row!.id;
}

import { Injectable } from '@nestjs/common';
import type { Product, Provider } from '@summit/rules';
import { Sql, type SqlExecutor, type Statement } from '../../../../platform/database/sql.js';
import type { SettledOrder, SettlementStore } from '../application/settlement-store.port.js';
import type { OrderBooks, OrderState } from '../domain/order-state.js';
import type { RowChange } from '../domain/settlement-change.js';
import { SET_ATTEMPT } from './attempt-ends.repository.js';
import * as statements from './settlement-store.statements.js';

type StateRow = Omit<OrderState, 'books'> & OrderBooks;
type RowOf<Kind extends RowChange['kind']> = Extract<RowChange, { kind: Kind }>;

@Injectable()
export class SettlementStoreRepository implements SettlementStore {
  constructor(private readonly sql: Sql) {}

  async orderOfPayment({ provider, ref }: { provider: Provider; ref: string }): Promise<string | null> {
    const [row] = await this.sql.query<{ orderId: string }>(statements.ORDER_OF_PAYMENT, [provider, ref]);
    return row?.orderId ?? null;
  }

  async lockPurchase(tx: SqlExecutor, { orderId, payerEmail }: SettledOrder): Promise<void> {
    const [purchase] = await tx.query<{ sessionId: string; product: Product }>(statements.PURCHASE, [orderId]);
    if (!purchase) return;
    await tx.query(statements.LOCK_PURCHASE, [`purchase:session:${purchase.sessionId}:${purchase.product}`]);
    await tx.query(statements.LOCK_ADDRESS, [orderId, payerEmail]);
  }

  async lock(tx: SqlExecutor, { orderId, payerEmail }: SettledOrder): Promise<OrderState | null> {
    await tx.query(statements.LOCK_ORDER, [orderId]);
    await tx.query(statements.LOCK_ATTEMPTS, [orderId]);
    // A separate statement: a statement that waited for the locks would still see the rows from before the wait.
    const [row] = await tx.query<StateRow>(statements.READ, [orderId, payerEmail]);
    return row ? stateOf(row) : null;
  }

  async write(
    tx: SqlExecutor,
    order: OrderState,
    { changes, now }: { changes: RowChange[]; now: number },
  ): Promise<void> {
    if (changes.some(({ kind }) => kind === 'installment_set')) await this.writeInstallments(tx, order, changes);
    for (const change of changes) await this.writeRow(tx, change, { order, now });
  }

  private async writeRow(
    tx: SqlExecutor,
    change: RowChange,
    { order, now }: { order: OrderState; now: number },
  ): Promise<void> {
    switch (change.kind) {
      case 'payment_set':
        return must(tx, statements.SET_PAYMENT, paymentValues(order, change));
      case 'refund_set':
        return must(tx, statements.SET_REFUND, refundValues(change));
      case 'dispute_set':
        return must(tx, statements.SET_DISPUTE, disputeValues(change));
      case 'attempt_set': {
        const { id, state, providerRef, declineCode } = change.attempt;
        return must(tx, SET_ATTEMPT, [id, state, providerRef, declineCode, now]);
      }
      case 'subscription_set': {
        return must(tx, statements.SET_SUBSCRIPTION, subscriptionValues(order, change, now));
      }
      case 'card_saved': {
        const { customerRef, paymentMethodRef, brand, last4 } = change.card;
        const values = [order.id, order.buyerId, change.email, customerRef, paymentMethodRef, brand, last4, now];
        await tx.query(statements.SAVE_CARD, values);
        return;
      }
      case 'books_set':
        return must(tx, statements.SET_BOOKS, booksValues(order, change, now));
      case 'installment_set':
        return;
    }
  }

  /** All rows of the plan: which invoice belongs to which month is decided for all of them together. */
  private async writeInstallments(tx: SqlExecutor, order: OrderState, changes: RowChange[]): Promise<void> {
    const changed = changes.flatMap((change) => (change.kind === 'installment_set' ? [change.installment] : []));
    const rows = new Map([...order.installments, ...changed].map((row) => [row.number, row]));
    await tx.query(statements.CLEAR_INVOICES, [order.id]);
    for (const { number, amountCents, dueAt, paidAt, invoiceRef } of rows.values())
      await must(tx, statements.SET_INSTALLMENT, [order.id, number, amountCents, dueAt, paidAt, invoiceRef]);
  }
}

/** Writes exactly one row. If it can't, another payment has the provider's id, and nothing of the fact may be booked. */
async function must(tx: SqlExecutor, query: Statement, values: unknown[]): Promise<void> {
  const rows = await tx.query(query, values);
  if (rows.length !== 1) throw new Error(`${query.name} wrote ${rows.length} rows`);
}

function stateOf(row: StateRow): OrderState {
  const { status, statusBeforeDispute, capturedCents, refundedCents, email, name, paidAt, completedAt, ...state } = row;
  return {
    ...state,
    books: { status, statusBeforeDispute, capturedCents, refundedCents, email, name, paidAt, completedAt },
  };
}

const paymentValues = (order: OrderState, { payment }: RowOf<'payment_set'>): unknown[] => [
  order.id,
  payment.provider,
  payment.ref,
  payment.amountCents,
  payment.currency,
  payment.installment,
  payment.bookedAs,
  payment.receivedAt,
];

const refundValues = ({ refund }: RowOf<'refund_set'>): unknown[] => [
  refund.provider,
  refund.paymentRef,
  refund.ref,
  refund.kind,
  refund.amountCents,
  refund.state,
  refund.revision,
  refund.reason,
  refund.occurredAt,
];

const disputeValues = ({ dispute }: RowOf<'dispute_set'>): unknown[] => [
  dispute.provider,
  dispute.paymentRef,
  dispute.ref,
  dispute.amountCents,
  dispute.state,
  dispute.openedAt,
  dispute.closedAt,
  dispute.respondBy,
];

/** The plan shows the earliest next try of all failed invoices, and the page of the invoice that failed first. */
function subscriptionValues({ id }: OrderState, { subscription }: RowOf<'subscription_set'>, now: number): unknown[] {
  const { ref, failedInvoices, ended, card } = subscription;
  const tries = failedInvoices.flatMap(({ nextAttemptAt }) => (nextAttemptAt === null ? [] : [nextAttemptAt]));
  return [
    id,
    ref,
    tries.length > 0 ? Math.min(...tries) : null,
    failedInvoices[0]?.payUrl ?? null,
    failedInvoices.map((one) => one.ref),
    ended,
    now,
    card?.ref ?? null,
    card?.last4 ?? null,
    card?.givenAt ?? null,
    JSON.stringify(Object.fromEntries(failedInvoices.map(({ ref: invoice, ...own }) => [invoice, own]))),
  ];
}

const booksValues = ({ id }: OrderState, { books }: RowOf<'books_set'>, now: number): unknown[] => [
  id,
  books.status,
  books.statusBeforeDispute,
  books.capturedCents,
  books.refundedCents,
  books.email,
  books.name,
  books.paidAt,
  books.completedAt,
  now,
];

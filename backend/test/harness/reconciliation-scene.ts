import { randomUUID } from 'node:crypto';
import { quote } from '@summit/pricing';
import { DAY_MS, HOUR_MS, type Provider } from '@summit/rules';
import { LedgerBook } from '../../src/modules/ledger/ledger-book.repository.js';
import type { LedgerEntry } from '../../src/modules/ledger/ledger.public.js';
import type { ProviderBooksByName } from '../../src/modules/payments/payments.public.js';
import { connectProviders } from '../../src/modules/payments/providers/infra/provider-adapters.js';
import { AcceptDifferenceUseCase } from '../../src/modules/reconciliation/application/accept-difference.use-case.js';
import { BookFees } from '../../src/modules/reconciliation/application/book-fees.js';
import { CloseMonthUseCase } from '../../src/modules/reconciliation/application/close-month.use-case.js';
import { NameLines } from '../../src/modules/reconciliation/application/name-lines.js';
import { ReconcileUseCase } from '../../src/modules/reconciliation/application/reconcile.use-case.js';
import { DifferenceNotifier } from '../../src/modules/reconciliation/application/difference-notifier.js';
import { DifferencesRepository } from '../../src/modules/reconciliation/infra/differences.repository.js';
import { MonthsRepository } from '../../src/modules/reconciliation/infra/months.repository.js';
import { ProviderLinesRepository } from '../../src/modules/reconciliation/infra/provider-lines.repository.js';
import { ReconciliationRunsRepository } from '../../src/modules/reconciliation/infra/reconciliation-runs.repository.js';
import { BothBooksReadModel } from '../../src/modules/reconciliation/read-models/both-books.read-model.js';
import { OperatorAlerts } from '../../src/platform/alerts/operator-alerts.js';
import { Installation } from '../../src/platform/installation/installation.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { insertOrder } from './order-rows.js';
import { startPaymentSandbox } from './payment-sandbox.js';
import { startSqlDatabase } from './sql-database.js';

/** A booking of money at a provider; what is not given is that of a VIP sale. */
export interface BookedMoney {
  ref: string;
  kind?: string;
  orderId?: string;
  cents?: number;
  at?: number;
  currency?: string;
}

/** The sandbox with its books, a database with ours, and what compares them. Our time stands still, at what the sandbox's was. */
export async function startReconciliationScene() {
  const sandbox = await startPaymentSandbox();
  const database = await startSqlDatabase();
  const { sql } = database;
  const clock = new FixedClock(await sandbox.now());
  const log = createLogger('silent');
  const { books, cards } = connectProviders(sandbox.config, log, { timeoutMs: 10_000 });
  const runs = new ReconciliationRunsRepository(sql);
  const differences = new DifferencesRepository(sql);
  const tell = new DifferenceNotifier(differences, new OperatorAlerts(sql, clock));
  const ledger = new LedgerBook();
  const lines = new ProviderLinesRepository(sql);
  const installation = new Installation(sql);
  const bothBooks = new BothBooksReadModel(sql);
  const reconcilerOf = (providers: ProviderBooksByName) =>
    new ReconcileUseCase(
      providers,
      runs,
      lines,
      bothBooks,
      differences,
      new NameLines(providers, bothBooks, lines, log),
      new BookFees(sql, ledger),
      tell,
      clock,
      installation,
    );
  const book = (provider: Provider, { ref, kind = 'payment', orderId, cents = 3_700, at, currency }: BookedMoney) => {
    const entry: LedgerEntry = {
      kind,
      sourceRef: `${provider}:${ref}`,
      orderId: orderId ?? null,
      occurredAt: at ?? clock.now() - 10 * DAY_MS,
      lines: [
        { account: currency ? `cash:${provider}:${currency}` : `cash:${provider}`, amountCents: cents },
        { account: kind.includes('refund') ? 'refund:vip' : 'revenue:vip', amountCents: -cents },
      ],
    };
    return sql.transaction((tx) => ledger.book(tx, entry));
  };
  /** A payment there, of an order of ours, its own unless one is named; whether the money is in our book, too, is another matter. */
  const past = async (
    provider: Provider,
    {
      at = clock.now() - 10 * DAY_MS,
      cents = 3_700,
      refund = 0,
      orderId = null as string | null,
      named = '',
      installation = '',
    } = {},
  ) => {
    const ours = orderId ?? (await insertOrder(database, { provider }));
    const made = await sandbox.control<{ payment: string; refund: string | null }>(`${provider}/past`, {
      order_id: named || ours,
      installation,
      cents: String(cents),
      email: 'ada@example.com',
      name: 'Ada Past',
      description: 'VIP',
      at: String(Math.floor(at / 1_000) * 1_000),
      ...(refund > 0 && { refund_cents: String(refund), refund_at: String(Math.floor(at / 1_000) * 1_000 + DAY_MS) }),
    });
    return { ...made, orderId: ours, at, cents };
  };
  return {
    sandbox,
    database,
    clock,
    books,
    book,
    past,
    /** The same payment in both books, with what was paid back of it. */
    sale: async (provider: Provider, given: { at?: number; cents?: number; refund?: number } = {}) => {
      const made = await past(provider, given);
      await book(provider, { ref: made.payment, orderId: made.orderId, cents: made.cents, at: made.at });
      if (made.refund !== null)
        await book(provider, {
          ref: made.refund,
          kind: 'refund',
          orderId: made.orderId,
          cents: -(given.refund ?? 0),
          at: made.at + DAY_MS,
        });
      return made;
    },
    /** A payment plan at Stripe whose first installment is paid; nothing of it is in our book. */
    plan: async () => {
      const orderId = randomUUID();
      const page = await cards.startPlan({
        orderId,
        quote: quote({ product: 'dfy', offer: 'active', bumps: [], coachingSessions: 0, plan: true, coupon: null }),
        couponCode: null,
        customerRef: null,
        email: 'ada@example.com',
        successUrl: 'http://funnel.test/success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://funnel.test/dfy',
        expiresAt: clock.now() + HOUR_MS,
        key: `order:${orderId}`,
      });
      if (page.result !== 'open') throw new Error(`the page is ${page.result}`);
      await sandbox.control('stripe/pay', { session: page.ref, card: '4242424242424242', email: 'ada@example.com' });
      return { orderId };
    },
    /** Both clocks move, so that what has just happened is final. */
    daysPass: async (days: number) => {
      await sandbox.control('clock', { days: String(days) });
      clock.set(await sandbox.now());
    },
    reconcilerOf,
    mark: () => installation.mark(),
    reconcile: () => reconcilerOf(books).run(null),
    accepting: new AcceptDifferenceUseCase(sql, differences, tell, clock),
    closing: new CloseMonthUseCase(sql, new MonthsRepository(), runs, clock),
    /** What is not gone, as kind and reference. */
    found: () =>
      database.rows<{
        id: string;
        kind: string;
        reference: string;
        order_id: string | null;
        state: string;
        cause: string;
      }>(
        `select id, kind, reference, order_id, state, cause from reconciliation_difference where state <> 'gone' order by kind, reference`,
      ),
    balance: async (account: string) =>
      (
        await database.rows<{ cents: number }>(
          'select coalesce(sum(amount_cents), 0)::int as cents from ledger_line where account = $1',
          [account],
        )
      )[0]!.cents,
    stop: async () => {
      await database.stop();
      await sandbox.stop();
    },
  };
}

export type ReconciliationScene = Awaited<ReturnType<typeof startReconciliationScene>>;

import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@summit/rules';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import type { LedgerEntry } from '../../ledger/ledger.public.js';
import type { ProviderLine } from '../../payments/payments.public.js';
import type { Difference } from '../domain/difference.js';
import type { BookLine, ReferenceLines } from '../domain/reference-lines.js';
import { BookFees } from './book-fees.js';
import { ReconcileUseCase } from './reconcile.use-case.js';
import type { RunFigures } from './reconciliation-runs.port.js';
import { DifferenceNotifier } from './difference-notifier.js';

const NOW = Date.parse('2025-11-20T20:00:00Z');
const SOLD = NOW - 5 * DAY_MS;
const ORDER = randomUUID();

const their = (n: number): ProviderLine => ({
  id: `txn_${n}`,
  kind: 'charge',
  reference: `pi_${String(n).padStart(5, '0')}`,
  orderId: ORDER,
  cents: 3_700,
  feeCents: 137,
  currency: 'usd',
  at: SOLD,
});

describe('a run', () => {
  /** Stripe lists `listed` payments; our book has those of them that `inOurBook` says. */
  const setup = ({
    listed = 1,
    inOurBook = () => true as boolean,
    firstBookedAt = SOLD as number | null,
    fails = null as Error | null,
  } = {}) => {
    const kept: ProviderLine[] = [];
    const noted: Difference[] = [];
    const booked: LedgerEntry[] = [];
    const ended: RunFigures[] = [];
    const failures: string[] = [];
    const alerts: string[][] = [];
    let atOnce = 0;
    const ours = ({ orderId, cents, at }: ProviderLine): BookLine => ({
      id: '1',
      kind: 'charge',
      orderId,
      cents,
      at,
      currency: 'usd',
    });
    const linesOf = (reference: string): ReferenceLines => {
      const line = kept.find((one) => one.reference === reference)!;
      return {
        provider: 'stripe',
        reference,
        ours: inOurBook() ? [ours(line)] : [],
        theirs: [line],
        heldCents: 0,
        orderPayments: [],
        bookedFees: new Map(),
      };
    };
    const differences = {
      note: async (_run: string, found: readonly Difference[]) => void noted.push(...found),
      noteGone: async () => undefined,
      seenCount: async () => new Set(noted.map(({ kind, reference }) => `${kind} ${reference}`)).size,
      openCount: async () => noted.length,
      oldestOpenAt: async () => null,
      byId: async () => null,
      accept: async () => undefined,
    };
    const originOf = async () => ({ orderId: null, installation: null });
    const sut = new ReconcileUseCase(
      {
        stripe: {
          provider: 'stripe',
          originOf,
          async *lines() {
            for (let n = 0; n < listed; n += 1) yield their(n);
            if (fails) throw fails;
          },
        },
        paypal: { provider: 'paypal', originOf, async *lines() {} },
      },
      {
        alone: (work) => work(),
        begin: async () => undefined,
        end: async (_id, figures) => void ended.push({ ...figures }),
        fail: async (_id, failure) => void failures.push(failure),
        readUntil: async () => null,
      },
      {
        keep: async (_run, _provider, lines) => {
          atOnce = Math.max(atOnce, lines.length);
          kept.push(...lines);
        },
        ordersOf: async () => new Map(),
        forgetUnread: async () => undefined,
      },
      {
        firstBookedAt: async () => firstBookedAt,
        references: async (provider, { from, until }, { after, limit }) =>
          provider === 'stripe' && from <= SOLD && SOLD < until
            ? kept.flatMap(({ reference }) => (reference > after ? reference : [])).slice(0, limit)
            : [],
        feesWithoutLine: async () => [],
        disputesOf: async () => new Map(),
        ordersOf: async () => new Map(),
        ourOrders: async (ids) => new Set(ids),
        linesOf: async (_provider, references) => references.map(linesOf),
      },
      differences,
      { of: () => async (lines) => lines.map((line) => ({ ...line, orderAsked: false })) },
      new BookFees(new SerialTransactions(), {
        bookAll: async (_tx, entries) => {
          booked.push(...entries);
          return entries.length;
        },
      }),
      new DifferenceNotifier(differences, {
        stand: async (_kind, findings) => void alerts.push(findings.map(({ summary }) => summary)),
      }),
      new FixedClock(NOW),
      { mark: async () => 'a1a1a1a1a1a1' },
    );
    return { sut, kept, noted, booked, ended, failures, alerts, atOnce: () => atOnce };
  };

  it('reads, compares, books fees and says what it did', async () => {
    const { sut, ended, booked, noted, alerts } = setup();
    expect(await sut.run(null)).toBe('done');
    expect(ended).toEqual([{ lines: 1, feesBooked: 1, differences: 0, linesOfOthers: 0 }]);
    expect(booked).toEqual([
      {
        kind: 'provider_fee',
        sourceRef: 'stripe:txn_0',
        orderId: null,
        occurredAt: SOLD,
        lines: [
          { account: 'expense:provider_fee:stripe', amountCents: 137 },
          { account: 'cash:stripe', amountCents: -137 },
        ],
      },
    ]);
    expect([noted, alerts]).toEqual([[], [[]]]);
  });

  it('holds some thousand lines at once, however many there are', async () => {
    const { sut, ended, kept, noted, alerts, atOnce } = setup({ listed: 4_500, inOurBook: () => false });
    await sut.run('ada');
    expect(kept).toHaveLength(4_500);
    expect(atOnce()).toBe(1_000);
    expect(ended).toEqual([{ lines: 4_500, feesBooked: 4_500, differences: 4_500, linesOfOthers: 0 }]);
    expect(new Set(noted.map(({ reference }) => reference)).size).toBe(4_500);
    expect(alerts).toEqual([[expect.stringContaining('4500 differences are open')]]);
  });

  it('that a provider stops is noted, tells nothing as settled, and is tried again by its job', async () => {
    const silence = Object.assign(new Error('no answer'), { name: 'ProviderUnavailable' });
    const { sut, ended, failures, alerts } = setup({ fails: silence });
    await expect(sut.run(null)).rejects.toBe(silence);
    expect([ended, failures, alerts]).toEqual([[], ['A payment provider did not answer. It is tried again.'], []]);
  });

  it('asks nobody before there is money whose books are final', async () => {
    const { sut, kept, ended } = setup({ firstBookedAt: null });
    expect(await sut.isDue()).toBe(false);
    expect(await sut.run(null)).toBe('nothing_to_do');
    expect([kept, ended]).toEqual([[], []]);
  });
});

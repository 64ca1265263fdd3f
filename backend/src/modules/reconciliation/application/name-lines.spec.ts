import type { Provider } from '@summit/rules';
import type { ProviderLine } from '../../payments/payments.public.js';
import { MAX_REFERENCES, NameLines } from './name-lines.js';
import type { KnownOrder, NamedLine } from './provider-lines.port.js';

const STRANGE = '7b1c4d1e-0000-4000-8000-00000000000f';
const ORDER = '7b1c4d1e-0000-4000-8000-000000000001';
const line = (over: Partial<ProviderLine>): ProviderLine => ({
  id: 't1',
  kind: 'charge',
  reference: 'pi_1',
  orderId: null,
  cents: 3_700,
  feeCents: 0,
  currency: 'usd',
  at: 0,
  ...over,
});

const orderOf = ({ orderId, orderAsked }: NamedLine) => [orderId, orderAsked];

//
describe('the names of lines', () => {
  /**
   * `ours`: orders in our book by reference; `theirs`: those that the provider knows, or what it throws; `disputes`: ours by payment;
   * `kept`: what was found before, by line; `marks`: of installations, by payment.
   */
  const setup = ({
    ours = {} as Record<string, string | null>,
    theirs = {} as Record<string, string | Error>,
    disputes = {} as Record<string, string>,
    kept = {} as Record<string, KnownOrder>,
    marks = {} as Record<string, string>,
  } = {}) => {
    const asked: string[] = [];
    const originOf = async (reference: string) => {
      asked.push(reference);
      const answer = theirs[reference] ?? null;
      if (answer instanceof Error) throw answer;
      return { orderId: answer, installation: marks[reference] ?? null };
    };
    const logged: unknown[] = [];
    const found = <Value>(all: Record<string, Value>, names: readonly string[]) =>
      new Map(Object.entries(all).filter(([name]) => names.includes(name)));
    const names = new NameLines(
      { stripe: { originOf }, paypal: { originOf } },
      {
        ordersOf: async (_provider, references) => found(ours, references),
        disputesOf: async (_provider, payments) => found(disputes, payments),
        ourOrders: async (ids) => new Set(ids.filter((id) => id === ORDER)),
      },
      { ordersOf: async (_provider, lineIds) => found(kept, lineIds) },
      { warn: (told: unknown) => void logged.push(told) },
    );
    return { asked, logged, of: (provider: Provider = 'stripe') => names.of(provider) };
  };

  it('ask the provider for the order of a charge that names none and that our book has not', async () => {
    const { of, asked } = setup({ theirs: { pi_1: ORDER } });
    expect(await of()([line({})])).toEqual([{ ...line({ orderId: ORDER }), orderAsked: true }]);
    expect(asked).toEqual(['pi_1']);
  });

  it('take the order from our book, of the line or of what it is about, and ask nobody', async () => {
    const { of, asked } = setup({ ours: { pi_1: ORDER, pi_gift: null } });
    const lines = [
      line({}),
      line({ id: 't2', kind: 'refund', reference: 're_1', about: 'pi_1', cents: -700 }),
      line({ id: 't3', kind: 'dispute', reference: 'du_1', about: 'pi_1', cents: -3_700 }),
      line({ id: 't4', reference: 'pi_gift' }),
      line({ id: 't5', kind: 'fee', reference: 't5' }),
      line({ id: 't6', reference: 'pi_6', orderId: ORDER }),
    ];
    expect((await of()(lines)).map(({ orderId }) => orderId)).toEqual([ORDER, ORDER, ORDER, null, null, ORDER]);
    expect(asked).toEqual([]);
  });

  it('bear the mark of the installation that began the payment, as the line or the provider says it', async () => {
    const { of, asked } = setup({ marks: { pi_1: 'b2b2b2b2b2b2' }, theirs: { pi_1: STRANGE } });
    const back = line({ id: 't2', kind: 'refund', reference: 're_1', about: 'pi_1', cents: -700 });
    const marked = line({ id: 't3', reference: 'pi_4', orderId: STRANGE, installation: 'd4d4d4d4d4d4' });
    const named = await of()([line({}), back, marked, line({ id: 't4', reference: 'pi_5' })]);
    expect(named.map(({ installation }) => installation ?? null)).toEqual([
      'b2b2b2b2b2b2',
      'b2b2b2b2b2b2',
      'd4d4d4d4d4d4',
      null,
    ]);
    expect(asked).toEqual(['pi_1', 'pi_5']);
    const before = { t1: { orderId: null, orderAsked: true, installation: 'b2b2b2b2b2b2' } };
    const [again] = await setup({ kept: before }).of()([line({})]);
    expect(again).toMatchObject({ orderId: null, installation: 'b2b2b2b2b2b2' });
  });

  it('ask once for a payment, and for so many in a run', async () => {
    const { of, asked } = setup();
    const name = of();
    const back = line({ id: 'r', kind: 'refund', reference: 're', about: 'pi_0' });
    await name([line({ id: 'a', reference: 'pi_0' }), back]);
    await name([back, ...Array.from({ length: 300 }, (_, n) => line({ id: `x${n}`, reference: `pi_x${n}` }))]);
    expect(asked).toHaveLength(MAX_REFERENCES);
    expect(asked.filter((payment) => payment === 'pi_0')).toHaveLength(1);
  });

  it('are without an order where the provider refuses to tell it, which stops nothing and says no more than its code', async () => {
    const refusal = Object.assign(new Error('PayPal refused: 422 of ada@example.com'), { issue: 'NOT_YOURS' });
    const { of, asked, logged } = setup({ theirs: { pi_1: refusal, pi_2: ORDER } });
    const named = await of()([line({}), line({ id: 't2', reference: 'pi_2' })]);
    expect(named.map(orderOf)).toEqual([
      [null, true],
      [ORDER, true],
    ]);
    expect(asked).toEqual(['pi_1', 'pi_2']);
    expect(logged).toEqual([{ provider: 'stripe', code: 'NOT_YOURS' }]);
  });

  it('are asked for no more in a run in which the provider was silent, and then in the next one', async () => {
    const silence = Object.assign(new Error('no answer'), { name: 'ProviderUnavailable' });
    const { of, asked, logged } = setup({ theirs: { pi_1: silence, pi_2: ORDER } });
    const lines = [line({}), line({ id: 't2', reference: 'pi_2' })];
    const name = of();
    expect((await name(lines)).map(orderOf)).toEqual([
      [null, false],
      [null, false],
    ]);
    await name([line({ id: 't3', reference: 'pi_3' })]);
    expect(asked).toEqual(['pi_1']);
    expect(logged).toEqual([{ provider: 'stripe', code: 'ProviderUnavailable' }]);
    await of()(lines);
    expect(asked).toEqual(['pi_1', 'pi_1']);
  });

  it('stay as an earlier run has found them, and nobody is asked about a stranger twice', async () => {
    const kept = {
      t1: { orderId: ORDER, orderAsked: true },
      ...Object.fromEntries(
        Array.from({ length: MAX_REFERENCES }, (_, n) => [`x${n}`, { orderId: null, orderAsked: true }]),
      ),
    };
    const { of, asked } = setup({ kept, theirs: { pi_lost: ORDER } });
    const strangers = Array.from({ length: MAX_REFERENCES }, (_, n) => line({ id: `x${n}`, reference: `pi_x${n}` }));
    const named = await of()([line({}), ...strangers, line({ id: 'lost', reference: 'pi_lost' })]);
    expect([named[0], named[1], named.at(-1)].map((one) => orderOf(one!))).toEqual([
      [ORDER, true],
      [null, true],
      [ORDER, true],
    ]);
    expect(asked).toEqual(['pi_lost']);
  });

  it('are no orders of ours where others name theirs alike', async () => {
    const { of, asked } = setup({
      ours: { pi_3: ORDER },
      theirs: { pi_1: STRANGE },
      kept: { t4: { orderId: STRANGE, orderAsked: false } },
    });
    const named = await of()([
      line({}),
      line({ id: 't2', reference: 'pi_2', orderId: STRANGE }),
      line({ id: 't3', reference: 'pi_3', orderId: STRANGE }),
      line({ id: 't4', reference: 'pi_4' }),
      line({ id: 't5', kind: 'other', reference: 't5', orderId: STRANGE }),
    ]);
    expect(named.map(({ orderId }) => orderId)).toEqual([null, null, ORDER, null, null]);
    expect(asked).toEqual(['pi_1', 'pi_4']);
  });

  it('give a dispute of PayPal our name, and its reversal the name of what it takes back', async () => {
    const { of } = setup({ disputes: { CAP: 'PP-D-1' }, ours: { CAP: ORDER } });
    const taken = line({ id: 'T1', kind: 'dispute', reference: 'T1', about: 'CAP', cents: -3_700 });
    const back = line({ id: 'T2', kind: 'dispute', reference: 'T2', about: 'T1' });
    const unknown = line({ id: 'T9', kind: 'dispute', reference: 'T9', about: 'OTHER' });
    const named = await of('paypal')([back, taken, unknown]);
    expect(named.map(({ reference }) => reference)).toEqual(['PP-D-1', 'PP-D-1', 'T9']);
    expect(named[1]).toMatchObject({ orderId: ORDER });
  });
});

import type { Provider } from '@summit/rules';
import type { ProviderLine } from '../../payments/payments.public.js';
import { MOST_ASKED, NameLines } from './name-lines.js';

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

//
describe('the names of lines', () => {
  /** `ours`: orders in our book by reference; `theirs`: those that the provider knows; `disputes`: ours by payment. */
  const setup = ({
    ours = {} as Record<string, string | null>,
    theirs = {} as Record<string, string>,
    disputes = {} as Record<string, string>,
  } = {}) => {
    const asked: string[] = [];
    const orderOf = async (reference: string) => {
      asked.push(reference);
      return theirs[reference] ?? null;
    };
    const found = <Value>(all: Record<string, Value>, names: readonly string[]) =>
      new Map(Object.entries(all).filter(([name]) => names.includes(name)));
    const names = new NameLines(
      { stripe: { orderOf }, paypal: { orderOf } },
      {
        ordersOf: async (_provider, references) => found(ours, references),
        disputesOf: async (_provider, payments) => found(disputes, payments),
      },
    );
    return { asked, of: (provider: Provider = 'stripe') => names.of(provider) };
  };

  it('ask the provider for the order of a charge that names none and that our book has not', async () => {
    const { of, asked } = setup({ theirs: { pi_1: ORDER } });
    expect(await of()([line({})])).toEqual([line({ orderId: ORDER })]);
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
      line({ id: 't6', reference: 'pi_6', orderId: 'named' }),
    ];
    expect((await of()(lines)).map(({ orderId }) => orderId)).toEqual([ORDER, ORDER, ORDER, null, null, 'named']);
    expect(asked).toEqual([]);
  });

  it('ask once for a payment, and for so many in a run', async () => {
    const { of, asked } = setup();
    const name = of();
    const back = line({ id: 'r', kind: 'refund', reference: 're', about: 'pi_0' });
    await name([line({ id: 'a', reference: 'pi_0' }), back]);
    await name([back, ...Array.from({ length: 300 }, (_, n) => line({ id: `x${n}`, reference: `pi_x${n}` }))]);
    expect(asked).toHaveLength(MOST_ASKED);
    expect(asked.filter((payment) => payment === 'pi_0')).toHaveLength(1);
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

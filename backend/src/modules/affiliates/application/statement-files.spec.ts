import { readCsv } from '../../../../test/builders/read-csv.js';
import { readPdf } from '../../../../test/harness/read-pdf.js';
import { statementOf } from '../domain/statement.js';
import { statementCsv, statementPdf } from './statement-files.js';

const ORDER = '41508900-2a7a-4552-a550-cf46b1938896';
const STATEMENT = statementOf('2025-11-01', {
  beforeCents: 62_016,
  paidOutCents: 62_016,
  entries: [
    { bookedAt: Date.parse('2025-11-08T07:00:00Z'), orderId: ORDER, product: 'vip', kind: 'earn', amountCents: 2_300 },
    {
      bookedAt: Date.parse('2025-11-20T18:00:00Z'),
      orderId: ORDER,
      product: 'vip',
      kind: 'clawback',
      amountCents: -500,
    },
  ],
});

// C-020
describe('the statement of a month', () => {
  it('is a spreadsheet whose amounts add up from the balance before to the balance after', () => {
    const [head, ...rows] = readCsv(statementCsv(STATEMENT));
    expect(head).toEqual(['date', 'order_id', 'product', 'booking', 'amount_usd']);
    expect(rows.map(([date, , , booking, amount]) => [date, booking, amount])).toEqual([
      ['', 'Balance before', '620.16'],
      ['2025-11-07', 'Earned', '23'],
      ['2025-11-20', 'Taken back after a payout', '-5'],
      ['', 'Paid out', '-620.16'],
      ['', 'Balance after', '18'],
    ]);
    const amounts = rows.slice(0, -1).map((row) => Number(row.at(-1)));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(18, 6);
  });

  it('is a tagged page with the same bytes each time, also for a month that only paid out', async () => {
    const owner = { name: 'Amara Okafor', code: 'AMARA' };
    const [once, again] = [await statementPdf(STATEMENT, owner), await statementPdf(STATEMENT, owner)];
    expect(once.equals(again)).toBe(true);
    expect(readPdf(once)).toMatchObject({ title: 'Statement for November 2025', pages: 1, tagged: true });
    const onlyPaid = statementOf('2025-12-01', { beforeCents: 1_800, paidOutCents: 1_800, entries: [] });
    expect(readPdf(await statementPdf(onlyPaid, owner))).toMatchObject({ title: 'Statement for December 2025' });
  });

  it('prints the letters of names that are not only Latin', async () => {
    const fontsFor = async (name: string) =>
      new Set((await statementPdf(STATEMENT, { name, code: 'CODE' })).toString('latin1').match(/\/FontName \/\S+/g))
        .size;
    const plain = await fontsFor('Amara Okafor');
    expect(await fontsFor('Łukasz Żak')).toBe(plain + 1);
    expect(await fontsFor('Łukasz Żak, Наталія')).toBe(plain + 2);
  });
});

import { dollars } from '@summit/pricing';
import { PRODUCT_NAMES, SUMMIT_ZONE, pacificDay } from '@summit/rules';
import type { FlowBlock } from '@summit/content';
import { csvLine } from '../../../platform/csv/csv-line.js';
import { renderFile } from '../../../platform/documents/render-file.js';
import { periodName } from '../domain/payout-period.js';
import type { Statement, StatementEntry } from '../domain/statement.js';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: SUMMIT_ZONE, dateStyle: 'medium' });
/** Always with cents: the figures stand below each other. */
const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const usd = (cents: number): string => USD.format(cents / 100);
const HEAD = ['date', 'order_id', 'product', 'booking', 'amount_usd'];
const BOOKINGS: Record<StatementEntry['kind'], string> = {
  earn: 'Earned',
  adjust: 'Changed by a refund or payment',
  clawback: 'Taken back after a payout',
};

interface Owner {
  name: string;
  code: string;
}

/** One line for each booking, between the balance before and after. */
export const statementCsv = (statement: Statement): string => {
  const balance = (booking: string, cents: number): string => csvLine([null, null, null, booking, dollars(cents)]);
  return [
    csvLine(HEAD),
    balance('Balance before', statement.beforeCents),
    ...statement.entries.map(({ bookedAt, orderId, product, kind, amountCents }) =>
      csvLine([pacificDay(bookedAt), orderId, PRODUCT_NAMES[product].long, BOOKINGS[kind], dollars(amountCents)]),
    ),
    ...(statement.paidOutCents === 0 ? [] : [balance('Paid out', -statement.paidOutCents)]),
    balance('Balance after', statement.afterCents),
  ].join('');
};

/** The same on paper. pdfkit is loaded when the first one is asked for. */
export const statementPdf = (statement: Statement, { name, code }: Owner): Promise<Buffer> =>
  renderFile(
    {
      title: `Statement for ${periodName(statement.period)}`,
      subtitle: `Commissions of ${name}, code ${code}`,
      day: 1,
    },
    {
      format: 'pdf',
      blocks: [
        {
          kind: 'table',
          caption: 'Balance in US dollars',
          columns: ['', 'Amount'],
          widths: [86, 14],
          rows: [
            ['Before this month', usd(statement.beforeCents)],
            ['Earned', usd(statement.earnedCents)],
            ['Taken back', usd(0 - statement.takenBackCents)],
            ['Paid out', usd(0 - statement.paidOutCents)],
            ['After this month', usd(statement.afterCents)],
          ],
        },
        ...bookingsTable(statement.entries),
      ],
    },
  );

/** Nothing for a month that only paid out. */
const bookingsTable = (entries: StatementEntry[]): FlowBlock[] =>
  entries.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: 'Bookings; days are Pacific',
          columns: ['Day', 'Order', 'What', 'Amount'],
          widths: [14, 40, 32, 14],
          rows: entries.map(({ bookedAt, orderId, product, kind, amountCents }) => [
            DAY.format(bookedAt),
            orderId,
            `${PRODUCT_NAMES[product].short}: ${BOOKINGS[kind]}`,
            usd(amountCents),
          ]),
        },
      ];

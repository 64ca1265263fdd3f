import type { CustomerRow } from '@summit/contracts';
import { csvLine } from '../../../platform/csv/csv-line.js';

const HEADER = [
  'name',
  'email',
  'source',
  'affiliate_code',
  'affiliate_name',
  'total_spent',
  'signup_to_vip',
  'vip_to_implementation',
  'implementation_to_dfy',
  'signup_date',
];

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const line = ({ conversion_funnel: funnel, affiliate_info: affiliate, ...row }: CustomerRow): string =>
  csvLine([
    row.name,
    row.email,
    row.source,
    affiliate?.code ?? null,
    affiliate?.name ?? null,
    row.total_spent,
    yesNo(funnel.signup_to_vip),
    yesNo(funnel.vip_to_implementation),
    yesNo(funnel.implementation_to_dfy),
    row.signup_date,
  ]);

/** The file of A-099, batch by batch. The mark in front tells spreadsheets that it is UTF-8. */
export async function* customersCsv(batches: AsyncIterable<CustomerRow[]>): AsyncGenerator<string> {
  yield `\ufeff${csvLine(HEADER)}`;
  for await (const rows of batches) yield rows.map(line).join('');
}

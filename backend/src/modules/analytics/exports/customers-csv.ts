import type { CustomerRow } from '@summit/contracts';
import { csvChunks } from '../../../platform/csv/csv-file.js';
import type { CsvCell } from '../../../platform/csv/csv-line.js';

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

const cells = ({ conversion_funnel: funnel, affiliate_info: affiliate, ...row }: CustomerRow): CsvCell[] => [
  row.name,
  row.email,
  row.source,
  affiliate?.code ?? null,
  affiliate?.name ?? null,
  row.total_spent,
  funnel.signup_to_vip,
  funnel.vip_to_implementation,
  funnel.implementation_to_dfy,
  row.signup_date,
];

/** The file of A-099, batch by batch. */
export const customersCsv = (batches: AsyncIterable<readonly CustomerRow[]>): AsyncGenerator<string> =>
  csvChunks(HEADER, batches, cells);

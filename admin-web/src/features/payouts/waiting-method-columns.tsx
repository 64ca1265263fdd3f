import type { MaskedPayoutMethod, WaitingPayoutMethodRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day } from '../../lib/time/Moment';
import { TwoLines } from '../../lib/panel/TwoLines';
import { PAYOUT_METHOD_TEXTS as TEXTS } from './messages';

export function methodText({ kind, masked }: Pick<MaskedPayoutMethod, 'kind' | 'masked'>): string {
  if (kind === 'unreadable') return TEXTS.unreadable;
  return kind === 'paypal' ? `${TEXTS.paypal}, ${masked}` : `${TEXTS.bank} ${masked}`;
}

const noteOf = ({ account_holder, has_tax_note }: MaskedPayoutMethod): string =>
  [account_holder, has_tax_note ? TEXTS.taxNote : null].filter((part) => part !== null).join(', ');

export const WAITING_METHOD_COLUMNS: readonly TableColumn<WaitingPayoutMethodRow>[] = [
  {
    field: 'speaker_name',
    header: 'Affiliate',
    flex: 1,
    minWidth: 160,
    cell: ({ speaker_name, speaker_code, email }) => (
      <TwoLines main={speaker_name} note={`${speaker_code}, ${email}`} />
    ),
  },
  {
    field: 'current',
    header: 'Paid so far',
    width: 190,
    cell: ({ current }) => (current ? methodText(current) : TEXTS.accountAddress),
  },
  {
    field: 'asked',
    header: 'Asked for',
    width: 210,
    cell: ({ asked }) => (
      <TwoLines main={methodText(asked)} note={asked.kind === 'unreadable' ? TEXTS.declineOnly : noteOf(asked)} />
    ),
  },
  { field: 'id', header: 'Asked', width: 120, cell: ({ asked }) => <Day at={asked.since} inCell /> },
];

export const NARROW_WAITING_METHOD: NarrowRow<WaitingPayoutMethodRow> = {
  header: 'Affiliate',
  main: ({ speaker_name }) => speaker_name,
  note: ({ asked }) => methodText(asked),
};

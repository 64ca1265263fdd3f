import type { BuyerRequestRow } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import type { ReactNode } from 'react';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Moment } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { Address } from '../../lib/panel/Address';
import { TwoLines } from '../../lib/panel/TwoLines';
import { REQUEST_KIND_NAMES, REQUEST_STATE_NAMES, REQUEST_TEXTS as TEXTS } from './messages';

/** A refund by its reason, another address by itself; then what was answered. */
export const requestText = ({ new_email, reason }: BuyerRequestRow): string => new_email ?? (reason || TEXTS.noReason);

/** A waiting request shows the end of the guarantee as it was when the buyer asked; a decided one shows the answer. */
const answerOf = ({ kind, state, amount, answer, guarantee_until }: BuyerRequestRow): ReactNode => {
  if (state === 'declined') return answer ?? '';
  if (state === 'approved') return amount === null ? '' : `${formatDollars(amount)} paid back`;
  if (kind !== 'refund') return '';
  if (guarantee_until === null) return TEXTS.openUntilDelivered;
  return (
    <>
      {TEXTS.openUntil} <Moment at={guarantee_until} />
    </>
  );
};

export const REQUEST_COLUMNS: readonly TableColumn<BuyerRequestRow>[] = [
  {
    field: 'buyer',
    header: 'Buyer',
    width: 210,
    cell: ({ name, email }) => (
      <TwoLines
        main={email === null ? (name ?? 'No name') : <PersonLink email={email}>{name ?? 'No name'}</PersonLink>}
        note={<Address email={email} without="No address" />}
      />
    ),
  },
  {
    field: 'kind',
    header: 'Asks for',
    width: 200,
    cell: ({ kind, product_type, asked_at }) => (
      <TwoLines
        main={`${REQUEST_KIND_NAMES[kind]}, ${PRODUCT_NAMES[product_type].short}`}
        note={<Moment at={asked_at} />}
      />
    ),
  },
  {
    field: 'wish',
    header: 'In the buyer’s words',
    flex: 1,
    minWidth: 170,
    cell: (row) => <TwoLines main={requestText(row)} note={answerOf(row)} />,
  },
  { field: 'kept', header: 'Kept', width: 92, numeric: true, cell: ({ kept }) => formatDollars(kept) },
];

export const NARROW_REQUEST: NarrowRow<BuyerRequestRow> = {
  header: 'Buyer',
  main: ({ email }) => email ?? 'No address',
  note: ({ kind, state }) => `${REQUEST_KIND_NAMES[kind]}, ${REQUEST_STATE_NAMES[state].toLowerCase()}`,
  figure: { header: 'Kept', cell: ({ kept }) => formatDollars(kept) },
};

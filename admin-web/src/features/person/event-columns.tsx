import Button from '@mui/material/Button';
import type { RowActions } from '../../lib/data-table/grid-columns';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Moment } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { eventWords } from './event-words';
import { PERSON_TEXTS as TEXTS } from './messages';
import type { NumberedEvent } from './person-query';

const amountOf = ({ amount }: NumberedEvent): string => (amount === null ? '' : formatDollars(amount));

export const EVENT_COLUMNS: readonly TableColumn<NumberedEvent>[] = [
  { field: 'at', header: 'When', width: 224, cell: ({ at }) => <Moment at={at} inCell /> },
  { field: 'kind', header: 'What', width: 220, cell: (event) => eventWords(event).what },
  {
    field: 'subject',
    header: 'More',
    flex: 1,
    minWidth: 240,
    cell: (event) => eventWords(event).note,
  },
  { field: 'amount', header: 'Amount', width: 110, numeric: true, cell: amountOf },
];

export const NARROW_EVENT: NarrowRow<NumberedEvent> = {
  header: 'What happened',
  main: (event) => eventWords(event).what,
  note: (event) => (
    <>
      {eventWords(event).note && <>{eventWords(event).note}, </>}
      <Moment at={event.at} />
    </>
  ),
  figure: { header: 'Amount', cell: amountOf },
};

/** Every order that money came for has a receipt: whom it counts for, and why (C-058). */
export const receiptAction = (open: (orderId: string) => void): RowActions<NumberedEvent> => ({
  width: 104,
  cell: ({ kind, order_id }) =>
    kind === 'paid' && order_id !== null ? (
      <Button
        size="small"
        variant="text"
        sx={{ mr: { sm: -1.25 } }}
        aria-label={`${TEXTS.receipt} ${order_id.slice(0, 8)}`}
        onClick={() => open(order_id)}
      >
        {TEXTS.receipt}
      </Button>
    ) : null,
});

import Box from '@mui/material/Box';
import type { PendingInstallmentRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { StatusChip } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { PLAN_TEXTS } from './messages';
import { isOverdue, planStatusLabel, planStatusTone } from './plan-status';
import { PlanProgress } from './PlanProgress';

/** A failed payment shows its next retry in red, with a word for it. The server says whether it failed. */
function NextDate({ next_payment_date, payments_failed, status }: PendingInstallmentRow) {
  if (!isOverdue(status)) return <Day at={next_payment_date} inCell />;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {next_payment_date === null ? (
        PLAN_TEXTS.overdue
      ) : (
        <>
          {PLAN_TEXTS.retry} <Day at={next_payment_date} />
        </>
      )}
      {payments_failed > 1 && `, ${payments_failed} ${PLAN_TEXTS.several}`}
    </Box>
  );
}

/** Two plans of one customer differ in nothing else that a row shows. */
const shortId = (id: string): string => id.slice(0, 8);

/** Columns of A-085. */
export const PLAN_COLUMNS: readonly TableColumn<PendingInstallmentRow>[] = [
  {
    field: 'customer',
    header: 'Customer',
    flex: 1,
    minWidth: 200,
    cell: ({ id, customer_name, customer_email }) => (
      <TwoLines
        main={<PersonLink email={customer_email}>{customer_name || customer_email}</PersonLink>}
        note={`${customer_email}, plan ${shortId(id)}`}
      />
    ),
  },
  {
    field: 'progress',
    header: 'Paid / total',
    width: 150,
    cell: ({ installments_paid, installments_total }) => (
      <PlanProgress paid={installments_paid} total={installments_total} />
    ),
  },
  {
    field: 'next_amount',
    header: 'Next amount',
    width: 120,
    numeric: true,
    cell: ({ next_amount }) => formatDollars(next_amount),
  },
  {
    field: 'next_payment_date',
    header: 'Next date',
    width: 190,
    cell: (row) => <NextDate {...row} />,
  },
  {
    field: 'status',
    header: 'Status',
    width: 120,
    cell: ({ status }) => <StatusChip label={planStatusLabel(status)} tone={planStatusTone(status)} />,
  },
];

export const narrowPlan: NarrowRow<PendingInstallmentRow> = {
  header: 'Plan',
  main: ({ customer_name, customer_email }) => customer_name || customer_email,
  note: ({ id, installments_paid, installments_total, status }) =>
    `plan ${shortId(id)}, ${installments_paid} of ${installments_total}, ${planStatusLabel(status).toLowerCase()}`,
  figure: { header: 'Next amount', cell: ({ next_amount }) => formatDollars(next_amount) },
};

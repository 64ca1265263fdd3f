import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  adminExportHeldCommissionsEndpoint,
  adminHeldCommissionsEndpoint,
  type HeldCommission,
} from '@summit/contracts';
import { ShieldCheck } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { HELD_COLUMNS, NARROW_HELD } from './held-columns';
import { HELD_TEXTS as TEXTS } from './messages';
import { useDecideHeld } from './useDecideHeld';

/** Commissions that a person looks at before they are paid out: released or denied (F-123). */
export function HeldList({ onReceipt }: { onReceipt: (orderId: string) => void }) {
  const list = usePagedList(adminHeldCommissionsEndpoint, {});
  const { decide, deciding } = useDecideHeld();
  const named = (verb: string, { speaker_name, order_id }: HeldCommission) =>
    `${verb}, ${speaker_name}, ${order_id.slice(0, 8)}`;
  const actions = (row: HeldCommission) => (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="text"
        aria-label={named(TEXTS.receipt, row)}
        onClick={() => onReceipt(row.order_id)}
      >
        {TEXTS.receipt}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={named(TEXTS.release, row)}
        loading={deciding === row.order_id}
        onClick={() => decide(row, 'release')}
      >
        {TEXTS.release}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={named(TEXTS.deny, row)}
        disabled={deciding === row.order_id}
        onClick={() => decide(row, 'deny')}
      >
        {TEXTS.deny}
      </Button>
    </Stack>
  );
  return (
    <PagedTable<HeldCommission>
      title={TEXTS.title}
      list={list}
      toolbar={
        <ExportButton of="held commissions" file={csvOf('held_commissions', adminExportHeldCommissionsEndpoint)} />
      }
      tall
      columns={HELD_COLUMNS}
      narrow={NARROW_HELD}
      rowId={({ order_id }) => order_id}
      actions={{ width: 260, cell: actions }}
      failure={TEXTS.failed}
      empty={{ icon: ShieldCheck, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    />
  );
}

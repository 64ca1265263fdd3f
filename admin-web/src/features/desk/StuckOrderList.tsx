import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  adminExportStuckOrdersEndpoint,
  adminLookForStuckOrdersEndpoint,
  adminRepairOrderEndpoint,
  adminStuckOrdersEndpoint,
  STUCK_KINDS,
  type StuckKind,
  type StuckOrderRow,
} from '@summit/contracts';
import { CircleCheck } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { KindFilter } from '../../lib/paged-list/KindFilter';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressValue } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { EvidenceButton } from './EvidenceButton';
import { STUCK_NAMES, STUCK_TEXTS as TEXTS } from './messages';
import { NARROW_STUCK, STUCK_COLUMNS } from './stuck-columns';
import { useDeskCall } from './useDeskCall';

const LOOK = 'look';
/** What is stuck, each with its reason and the one button that helps. */
export function StuckOrderList() {
  const { api } = useServices();
  const { busy, call } = useDeskCall();
  const [chosen, choose] = useAddressValue('stuck');
  const kind: StuckKind | undefined = STUCK_KINDS.find((one) => one === chosen);
  const list = usePagedList(adminStuckOrdersEndpoint, { kind });
  const look = () => void call(LOOK, TEXTS.lookFailed, () => api.send(adminLookForStuckOrdersEndpoint));
  const repair = ({ id }: StuckOrderRow) =>
    void call(id, TEXTS.repairFailed, () => api.send(adminRepairOrderEndpoint, { params: { finding_id: id } }));
  return (
    <PagedTable<StuckOrderRow>
      title={TEXTS.title}
      list={list}
      wraps
      columns={STUCK_COLUMNS}
      narrow={NARROW_STUCK}
      rowId={({ id }) => id}
      actions={{
        width: 250,
        cell: (row) => (
          <Stack direction="row" sx={{ gap: 0.75 }}>
            <Button
              size="small"
              variant="outlined"
              loading={busy === row.id}
              aria-label={`${row.repair}, ${STUCK_NAMES[row.kind]}, ${row.email ?? row.order_number}`}
              onClick={() => repair(row)}
            >
              {row.repair}
            </Button>
            {row.kind === 'dispute_due' && <EvidenceButton orderNumber={row.order_number} label={TEXTS.evidence} />}
          </Stack>
        ),
      }}
      toolbar={
        <>
          <KindFilter
            label={TEXTS.kind}
            all={TEXTS.allKinds}
            names={STUCK_NAMES}
            kinds={STUCK_KINDS}
            kind={kind}
            onChoose={choose}
            width={190}
          />
          <ExportButton
            of="stuck orders"
            file={csvOf('stuck_orders', adminExportStuckOrdersEndpoint, { query: { kind } })}
          />
          <Button variant="outlined" loading={busy === LOOK} onClick={look}>
            {TEXTS.look}
          </Button>
        </>
      }
      failure={TEXTS.failed}
      empty={{ icon: CircleCheck, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    />
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PasskeyRow } from '@summit/contracts';
import { useKnowsPasskeys } from '@summit/web-app/passkeys/usePasskey';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { RowActions } from '../../../lib/actions/RowActions';
import type { NarrowRow, TableColumn } from '../../../lib/data-table/table-column';
import { PagedTable } from '../../../lib/paged-list/PagedTable';
import { StatusChip } from '../../../lib/panel/StatusChip';
import { useServices } from '../../../lib/services';
import { Moment } from '../../../lib/time/Moment';
import { PASSKEY_TEXTS as TEXTS } from './messages';
import { PasskeyButton } from './PasskeyButton';
import { passkeysQuery } from './passkeys-query';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { usePasskeyActions } from './usePasskeyActions';

const KEPT = { synced: 'Synced', device: 'This device' } as const;
const keptText = ({ synced }: PasskeyRow): string => (synced ? KEPT.synced : KEPT.device);

const COLUMNS: readonly TableColumn<PasskeyRow>[] = [
  { field: 'label', header: 'Name', flex: 1, minWidth: 180, cell: ({ label }) => label },
  {
    field: 'synced',
    header: 'Kept',
    width: 130,
    cell: (row) => <StatusChip tone={row.synced ? 'good' : 'quiet'} label={keptText(row)} />,
  },
  { field: 'created_at', header: 'Added', width: 224, cell: ({ created_at }) => <Moment at={created_at} inCell /> },
  {
    field: 'last_used_at',
    header: 'Last used',
    width: 224,
    cell: ({ last_used_at }) => <Moment at={last_used_at} inCell />,
  },
];

const NARROW: NarrowRow<PasskeyRow> = { header: 'Passkey', main: ({ label }) => label, note: keptText };

/** The passkeys of whoever is signed in (C-088). */
export function PasskeysView() {
  const { data, error, isFetching, refetch } = useQuery(passkeysQuery(useServices()));
  const { busy, refresh, add, remove } = usePasskeyActions();
  const known = useKnowsPasskeys();
  const [renaming, setRenaming] = useState<PasskeyRow | null>(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {known ? TEXTS.about : TEXTS.unknown}
      </Typography>
      <PagedTable
        title={TEXTS.title}
        list={{ rows: data, total: data?.length, error, isFetching, retry: () => void refetch() }}
        columns={COLUMNS}
        narrow={NARROW}
        rowId={({ id }) => id}
        actions={{
          width: 76,
          cell: (row) => (
            <RowActions
              more={`${TEXTS.more} ${row.label}`}
              loading={busy === row.id}
              rare={[
                { label: TEXTS.rename, act: () => setRenaming(row) },
                { label: TEXTS.remove, act: () => void remove(row), danger: true },
              ]}
            />
          ),
        }}
        toolbar={
          known && (
            <PasskeyButton variant="contained" loading={busy === 'add'} onClick={add}>
              {TEXTS.add}
            </PasskeyButton>
          )
        }
        failure={TEXTS.failed}
        empty={{ icon: Fingerprint, title: TEXTS.empty, reason: TEXTS.emptyReason }}
      >
        {renaming && (
          <RenamePasskeyDialog
            passkey={renaming}
            onClose={() => setRenaming(null)}
            onSaved={() => {
              setRenaming(null);
              void refresh();
            }}
          />
        )}
      </PagedTable>
    </Stack>
  );
}

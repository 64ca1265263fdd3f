import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AuditLogRow } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '../../lib/data-table/DataTable';
import { SearchField } from '../../lib/form/SearchField';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { useServices } from '../../lib/services';
import { AUDIT_COLUMNS, NARROW_AUDIT } from './audit-columns';
import { auditLogQuery } from './audit-log-query';
import { AuditDetails } from './AuditDetails';
import { AUDIT_TEXTS } from './messages';

const SIZES = [50, 100, 200] as const;
const TYPING_MS = 300;

/** Who did what in the back office, newest first. */
export function AuditLogView() {
  const services = useServices();
  const [typed, setTyped] = useState('');
  const [paging, setPaging] = useState<{ page: number; pageSize: number }>({ page: 0, pageSize: SIZES[0] });
  const [opened, setOpened] = useState<AuditLogRow | null>(null);
  const search = useDebounced(typed.trim(), TYPING_MS);
  const query = { limit: paging.pageSize, skip: paging.page * paging.pageSize, ...(search && { search }) };
  const { data, error, isFetching, refetch } = useQuery(auditLogQuery(services, query));
  const change = (text: string) => {
    setTyped(text);
    setPaging({ ...paging, page: 0 });
  };
  return (
    <Panel
      flush
      refreshing={isFetching && data !== undefined}
      title={
        <>
          {AUDIT_TEXTS.title}{' '}
          {data && (
            <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(data.total)}
            </Box>
          )}
        </>
      }
      action={
        <SearchField
          label={AUDIT_TEXTS.search}
          placeholder={AUDIT_TEXTS.searchExample}
          value={typed}
          onChange={change}
        />
      }
    >
      <DataTable<AuditLogRow>
        label="Audit log"
        columns={AUDIT_COLUMNS}
        narrow={NARROW_AUDIT}
        rows={data?.data}
        rowId={({ id }) => id}
        actions={{
          width: 104,
          cell: (row) =>
            Object.keys(row.details).length > 0 && (
              <Button size="small" variant="text" onClick={() => setOpened(row)}>
                {AUDIT_TEXTS.details}
              </Button>
            ),
        }}
        paging={data && { ...paging, total: data.total, sizes: SIZES, onChange: setPaging }}
        failure={
          error
            ? { text: failureText(error, AUDIT_TEXTS.failed), busy: isFetching, onRetry: () => void refetch() }
            : undefined
        }
        empty={
          <EmptyState
            icon={ScrollText}
            title={search === '' ? AUDIT_TEXTS.empty : AUDIT_TEXTS.nothingFound(search)}
            reason={search === '' ? AUDIT_TEXTS.emptyReason : AUDIT_TEXTS.nothingFoundReason}
          />
        }
      />
      {opened && <AuditDetails row={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

import Button from '@mui/material/Button';
import { adminAuditLogEndpoint, adminExportAuditLogEndpoint, type AuditLogRow } from '@summit/contracts';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useSearch } from '../../lib/paged-list/useSearch';
import { AUDIT_COLUMNS, NARROW_AUDIT } from './audit-columns';
import { AuditDetails } from './AuditDetails';
import { AUDIT_TEXTS as TEXTS } from './messages';

/** Who did what in the back office, newest first. */
export function AuditLogView() {
  const { term: search, field } = useSearch();
  const list = usePagedList(adminAuditLogEndpoint, { search });
  const [opened, setOpened] = useState<AuditLogRow | null>(null);
  return (
    <PagedTable
      title={TEXTS.title}
      list={list}
      wraps
      columns={AUDIT_COLUMNS}
      narrow={NARROW_AUDIT}
      rowId={({ id }) => id}
      actions={{
        width: 104,
        cell: (row) =>
          Object.keys(row.details).length > 0 && (
            <Button size="small" variant="text" onClick={() => setOpened(row)}>
              {TEXTS.details}
            </Button>
          ),
      }}
      toolbar={
        <>
          <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} {...field} />
          <ExportButton of="audit log" file={csvOf('audit_log', adminExportAuditLogEndpoint, { query: { search } })} />
        </>
      }
      failure={TEXTS.failed}
      empty={{
        icon: ScrollText,
        title: search === undefined ? TEXTS.empty : TEXTS.nothingFound(search),
        reason: search === undefined ? TEXTS.emptyReason : TEXTS.nothingFoundReason,
      }}
    >
      {opened && <AuditDetails row={opened} onClose={() => setOpened(null)} />}
    </PagedTable>
  );
}

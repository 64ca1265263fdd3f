import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AffiliateInvitationResponse, AffiliateRow } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { Search, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '../../lib/data-table/DataTable';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { formatCount } from '../../lib/format/format-figures';
import { useSearch } from '../../lib/paged-list/useSearch';
import { EmptyState } from '../../lib/panel/EmptyState';
import { KpiStrip } from '../../lib/panel/KpiStrip';
import { Panel } from '../../lib/panel/Panel';
import { useServices } from '../../lib/services';
import { AFFILIATE_COLUMNS, isAffiliateColumn, NARROW_AFFILIATE } from './affiliate-columns';
import { affiliateFigures } from './affiliate-figures';
import { AffiliateActions } from './AffiliateActions';
import { affiliatesQuery } from './affiliates-query';
import { AffiliateToolbar } from './AffiliateToolbar';
import { CreateAffiliateDialog } from './CreateAffiliateDialog';
import { AFFILIATE_TEXTS as TEXTS } from './messages';
import { useAffiliateActions } from './useAffiliateActions';
import { useSorting } from './useSorting';
import { useImportAffiliates } from './useImportAffiliates';

const matches = (row: AffiliateRow, term: string): boolean =>
  [row.speaker_name, row.speaker_code, row.email].some((text) => text.toLowerCase().includes(term));

export interface AffiliateListProps {
  /** Another one asks past the server's cache. */
  version: number | undefined;
  onReload: () => void;
  /** An account was made or reset. */
  onSent: (answer: AffiliateInvitationResponse) => void;
  /** Null where payouts are not to be seen. */
  onStatement: ((affiliate: AffiliateRow) => void) | null;
}

/** Figures, filter, table and everything that can be done with an affiliate. */
export function AffiliateList({ version, onReload, onSent, onStatement }: AffiliateListProps) {
  const { days } = useDashboardFilters();
  const [sorting, setSorting] = useSorting();
  const { value: term, onChange: setTerm } = useSearch().field;
  const [creating, setCreating] = useState(false);
  const query = { days, sort_by: sorting.field, sort_order: sorting.order, ...(version && { v: version }) };
  const { data, error, isFetching, refetch } = useQuery(affiliatesQuery(useServices(), query));
  const { invite, setStatus, busy } = useAffiliateActions({ onInvited: onSent, onChanged: onReload });
  const { start, isImporting, failure } = useImportAffiliates(onReload);
  const wanted = term.trim().toLowerCase();
  const rows = data?.data.filter((row) => matches(row, wanted));

  return (
    <>
      {(data || !error) && <KpiStrip label={TEXTS.figures} items={affiliateFigures(data?.summary)} />}
      <Panel
        flush
        refreshing={isFetching && data !== undefined}
        title={
          <>
            {TEXTS.title}{' '}
            {rows && (
              <Box component="span" role="status" className="tnum" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
                {formatCount(rows.length)}
              </Box>
            )}
          </>
        }
        action={
          <AffiliateToolbar
            query={query}
            term={term}
            onTerm={setTerm}
            refreshing={isFetching && data !== undefined}
            onRefresh={onReload}
            importing={isImporting}
            onImport={start}
            onCreate={() => setCreating(true)}
          />
        }
      >
        {(isImporting || failure) && (
          <Box sx={{ px: 2.5, pb: 2 }}>
            <FormAlert severity={failure ? 'error' : 'info'}>{failure ?? TEXTS.importing}</FormAlert>
          </Box>
        )}
        <DataTable<AffiliateRow>
          label={TEXTS.title}
          tall
          columns={AFFILIATE_COLUMNS}
          narrow={NARROW_AFFILIATE}
          rows={rows}
          rowId={({ speaker_code }) => speaker_code}
          sorting={{
            ...sorting,
            begins: 'asc',
            onChange: ({ field, order }) => isAffiliateColumn(field) && setSorting({ field, order }),
          }}
          failure={
            error
              ? { text: failureText(error, TEXTS.failed), busy: isFetching, onRetry: () => void refetch() }
              : undefined
          }
          actions={{
            width: 76,
            cell: (row) => (
              <AffiliateActions
                affiliate={row}
                busy={busy === row.speaker_code}
                onStatement={onStatement && (() => onStatement(row))}
                onInvite={() => invite(row)}
                onStatus={(status) => setStatus(row, status)}
              />
            ),
          }}
          empty={
            data?.data.length === 0 ? (
              <EmptyState
                icon={UsersRound}
                title={TEXTS.empty}
                reason={TEXTS.emptyReason}
                action={
                  <Button variant="outlined" size="small" onClick={() => setCreating(true)}>
                    {TEXTS.create}
                  </Button>
                }
              />
            ) : (
              <EmptyState icon={Search} title={TEXTS.nothingFound} reason={TEXTS.nothingFoundReason} />
            )
          }
        />
      </Panel>
      {creating && (
        <CreateAffiliateDialog
          onClose={() => setCreating(false)}
          onCreated={(answer) => {
            setCreating(false);
            onSent(answer);
          }}
        />
      )}
    </>
  );
}

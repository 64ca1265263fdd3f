import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AffiliateInvitationResponse, AffiliateRow } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useQuery } from '@tanstack/react-query';
import { Search, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { ImportPosition } from '../../lib/import-run/ImportPosition';
import { ImportRunNotice } from '../../lib/import-run/ImportRunNotice';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useSearch } from '../../lib/paged-list/useSearch';
import { wholeList } from '../../lib/paged-list/whole-list';
import { KpiStrip } from '../../lib/panel/KpiStrip';
import { useServices } from '../../lib/services';
import { AFFILIATE_COLUMNS, isAffiliateSort, NARROW_AFFILIATE } from './affiliate-columns';
import { affiliateFigures } from './affiliate-figures';
import { AffiliateActions } from './AffiliateActions';
import { affiliatesQuery } from './affiliates-query';
import { AffiliateToolbar } from './AffiliateToolbar';
import { CreateAffiliateDialog } from './CreateAffiliateDialog';
import { AFFILIATE_TEXTS as TEXTS } from './messages';
import { SetEmailDialog } from './SetEmailDialog';
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
  /** Null where payouts are not to be seen, nor set where they go: for everybody but owners. */
  onStatement: ((affiliate: AffiliateRow) => void) | null;
}

/** Figures, filter, table and everything that can be done with an affiliate. */
export function AffiliateList({ version, onReload, onSent, onStatement }: AffiliateListProps) {
  const { days } = useDashboardFilters();
  const [sorting, setSorting] = useSorting();
  const { value: term, onChange: setTerm } = useSearch().field;
  const [creating, setCreating] = useState(false);
  const [addressed, setAddressed] = useState<AffiliateRow | null>(null);
  const query = { days, sort_by: sorting.field, sort_order: sorting.order, ...(version && { v: version }) };
  const affiliates = useQuery(affiliatesQuery(useServices(), query));
  const { data, error } = affiliates;
  const { invite, setStatus, busy } = useAffiliateActions({ onInvited: onSent, onChanged: onReload });
  const { start, isImporting, run, failure } = useImportAffiliates(onReload);
  const wanted = term.trim().toLowerCase();
  const rows = data?.data.filter((row) => matches(row, wanted));

  return (
    <>
      {(data || !error) && <KpiStrip label={TEXTS.figures} items={affiliateFigures(data?.summary)} />}
      <PagedTable<AffiliateRow>
        title={TEXTS.title}
        list={wholeList(affiliates, rows)}
        tall
        columns={AFFILIATE_COLUMNS}
        narrow={NARROW_AFFILIATE}
        rowId={({ speaker_code }) => speaker_code}
        sorting={{
          ...sorting,
          begins: 'asc',
          onChange: ({ field, order }) => isAffiliateSort(field) && setSorting({ field, order }),
        }}
        toolbar={
          <AffiliateToolbar
            query={query}
            sorting={sorting}
            onSort={setSorting}
            term={term}
            onTerm={setTerm}
            refreshing={affiliates.isFetching && data !== undefined}
            onRefresh={onReload}
            importing={isImporting}
            onImport={start}
            onCreate={() => setCreating(true)}
          />
        }
        notice={
          isImporting ? (
            <>
              <FormAlert severity="info">{TEXTS.importing}</FormAlert>
              <ImportPosition run={run} />
            </>
          ) : (
            (failure !== null || run !== null) && (
              <Stack sx={{ gap: 1.5 }}>
                {failure && <FormAlert severity="error">{failure}</FormAlert>}
                {run && <ImportRunNotice run={run} />}
              </Stack>
            )
          )
        }
        failure={TEXTS.failed}
        actions={{
          width: 76,
          cell: (row) => (
            <AffiliateActions
              affiliate={row}
              busy={busy === row.speaker_code}
              onStatement={onStatement && (() => onStatement(row))}
              onEmail={onStatement && (() => setAddressed(row))}
              onInvite={() => invite(row)}
              onStatus={(status) => setStatus(row, status)}
            />
          ),
        }}
        empty={
          data?.data.length === 0
            ? {
                icon: UsersRound,
                title: TEXTS.empty,
                reason: TEXTS.emptyReason,
                action: (
                  <Button variant="outlined" size="small" onClick={() => setCreating(true)}>
                    {TEXTS.create}
                  </Button>
                ),
              }
            : { icon: Search, title: TEXTS.nothingFound, reason: TEXTS.nothingFoundReason }
        }
      />
      {addressed && (
        <SetEmailDialog
          affiliate={data?.data.find(({ speaker_code }) => speaker_code === addressed.speaker_code) ?? addressed}
          onClose={() => setAddressed(null)}
          onOvertaken={onReload}
          onSaved={() => {
            setAddressed(null);
            onReload();
          }}
        />
      )}
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

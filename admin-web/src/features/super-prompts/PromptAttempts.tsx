import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { PROMPT_OUTCOMES, type PromptAccessEntry, type PromptOutcome } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '../../lib/data-table/DataTable';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { usePaging } from '../../lib/report/usePaging';
import { useServices } from '../../lib/services';
import { ATTEMPT_COLUMNS, NARROW_ATTEMPT } from './attempt-columns';
import { OUTCOME_NAMES, SUPER_PROMPTS_TEXTS as TEXTS } from './messages';
import { promptAttemptsFile, promptAttemptsQuery } from './super-prompts-query';

/** The first page is the last 50. */
const SIZES = [50, 100, 200] as const;
const TYPING_MS = 300;

/** Who asked for the prompts, newest first. */
export function PromptAttempts() {
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<PromptOutcome | ''>('');
  const search = useDebounced(typed.trim(), TYPING_MS);
  const filter = { ...(search && { search }), ...(outcome && { outcome }) };
  const isFiltered = search !== '' || outcome !== '';
  const [paging, setPaging] = usePaging(SIZES[0], JSON.stringify(filter));
  const { data, error, isFetching, refetch } = useQuery(
    promptAttemptsQuery(useServices(), { limit: paging.pageSize, skip: paging.page * paging.pageSize, ...filter }),
  );
  return (
    <Panel
      flush
      refreshing={isFetching && data !== undefined}
      title={
        <>
          {TEXTS.recent}{' '}
          {data && (
            <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(data.total)}
            </Box>
          )}
        </>
      }
      action={
        <>
          <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} value={typed} onChange={setTyped} />
          <TextField
            select
            size="small"
            value={outcome}
            onChange={(event) => setOutcome(PROMPT_OUTCOMES.find((one) => one === event.target.value) ?? '')}
            slotProps={{ select: { native: true }, htmlInput: { 'aria-label': TEXTS.outcome } }}
            sx={{ width: 'auto', minWidth: 170 }}
          >
            <option value="">{TEXTS.allOutcomes}</option>
            {Object.entries(OUTCOME_NAMES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </TextField>
          <ExportButton file={promptAttemptsFile(filter)} />
        </>
      }
    >
      <DataTable<PromptAccessEntry>
        label={TEXTS.recent}
        columns={ATTEMPT_COLUMNS}
        narrow={NARROW_ATTEMPT}
        rows={data?.data}
        rowId={({ email, timestamp, total_prompts_viewed }) => `${timestamp} ${email} ${total_prompts_viewed}`}
        paging={data && { ...paging, total: data.total, sizes: SIZES, onChange: setPaging }}
        failure={
          error
            ? { text: failureText(error, TEXTS.failedList), busy: isFetching, onRetry: () => void refetch() }
            : undefined
        }
        empty={
          <EmptyState
            icon={MessageSquareText}
            title={isFiltered ? TEXTS.nothingFound : TEXTS.empty}
            reason={isFiltered ? TEXTS.nothingFoundReason : TEXTS.emptyReason}
          />
        }
      />
    </Panel>
  );
}

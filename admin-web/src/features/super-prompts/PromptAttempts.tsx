import TextField from '@mui/material/TextField';
import { PROMPT_OUTCOMES, promptAttemptsEndpoint } from '@summit/contracts';
import { MessageSquareText } from 'lucide-react';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressValue } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useSearch } from '../../lib/paged-list/useSearch';
import { ATTEMPT_COLUMNS, NARROW_ATTEMPT } from './attempt-columns';
import { OUTCOME_NAMES, SUPER_PROMPTS_TEXTS as TEXTS } from './messages';
import { promptAttemptsFile } from './super-prompts-query';

/** Who asked for the prompts, newest first, 50 on a page. */
export function PromptAttempts() {
  const { term: search, field } = useSearch();
  const [chosen, choose] = useAddressValue('outcome');
  const outcome = PROMPT_OUTCOMES.find((one) => one === chosen);
  const filter = { search, outcome };
  const list = usePagedList(promptAttemptsEndpoint, filter);
  const isFiltered = search !== undefined || outcome !== undefined;
  return (
    <PagedTable
      title={TEXTS.recent}
      list={list}
      columns={ATTEMPT_COLUMNS}
      narrow={NARROW_ATTEMPT}
      rowId={({ email, timestamp, total_prompts_viewed }) => `${timestamp} ${email} ${total_prompts_viewed}`}
      toolbar={
        <>
          <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} {...field} />
          <TextField
            select
            size="small"
            value={outcome ?? ''}
            onChange={({ target }) => choose(target.value)}
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
      failure={TEXTS.failedList}
      empty={{
        icon: MessageSquareText,
        title: isFiltered ? TEXTS.nothingFound : TEXTS.empty,
        reason: isFiltered ? TEXTS.nothingFoundReason : TEXTS.emptyReason,
      }}
    />
  );
}

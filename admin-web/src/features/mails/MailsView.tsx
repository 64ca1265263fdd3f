import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  adminExportMailsEndpoint,
  adminExportSuppressionsEndpoint,
  adminMailsEndpoint,
  adminSuppressionsEndpoint,
  MAIL_FILTERS,
  type MailFilter,
} from '@summit/contracts';
import { MailCheck, MailX } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { useSearch } from '../../lib/paged-list/useSearch';
import { MAIL_COLUMNS, NARROW_MAIL, NARROW_SUPPRESSION, SUPPRESSION_COLUMNS } from './mail-columns';
import { FILTER_NAMES, MAIL_TEXTS as TEXTS, SUPPRESSION_TEXTS } from './messages';
import { useMailActions } from './useMailActions';

type Actions = ReturnType<typeof useMailActions>;

function MailList({ busy, retry }: Pick<Actions, 'busy' | 'retry'>) {
  const [state, setState] = useAddressChoice('state', MAIL_FILTERS);
  const { term: search, field } = useSearch();
  const list = usePagedList(adminMailsEndpoint, { state, search });
  return (
    <PagedTable
      title={TEXTS.title}
      list={list}
      wraps
      columns={MAIL_COLUMNS}
      narrow={NARROW_MAIL}
      rowId={({ id }) => id}
      actions={{
        width: 120,
        cell: (mail) =>
          mail.can_retry && (
            <Button
              size="small"
              variant="outlined"
              loading={busy === mail.id}
              aria-label={`${mail.state === 'waiting' ? TEXTS.sendNow : TEXTS.retry}, ${mail.recipient}`}
              onClick={() => retry(mail)}
            >
              {mail.state === 'waiting' ? TEXTS.sendNow : TEXTS.retry}
            </Button>
          ),
      }}
      toolbar={
        <>
          <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} {...field} />
          <ToggleButtonGroup
            exclusive
            value={search === undefined ? state : null}
            disabled={search !== undefined}
            onChange={(_event, next: MailFilter | null) => next && setState(next)}
            aria-label={TEXTS.state}
          >
            {MAIL_FILTERS.map((one) => (
              <ToggleButton key={one} value={one}>
                {FILTER_NAMES[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ExportButton
            label={TEXTS.exportLabel}
            file={csvOf('mails', adminExportMailsEndpoint, { query: { state, search } })}
          />
        </>
      }
      failure={TEXTS.failed}
      empty={{
        icon: MailCheck,
        title: search === undefined ? TEXTS.empty : TEXTS.nothingFound,
        reason: search === undefined ? TEXTS.emptyReason : TEXTS.nothingFoundReason,
      }}
    />
  );
}

function SuppressionList({ busy, remove }: Pick<Actions, 'busy' | 'remove'>) {
  const { term: search, field } = useSearch('unsubscribed');
  const list = usePagedList(adminSuppressionsEndpoint, { search });
  return (
    <PagedTable
      title={SUPPRESSION_TEXTS.title}
      list={list}
      columns={SUPPRESSION_COLUMNS}
      narrow={NARROW_SUPPRESSION}
      rowId={({ email }) => email}
      actions={{
        width: 110,
        cell: (row) => (
          <Button
            size="small"
            variant="outlined"
            loading={busy === row.email}
            aria-label={`${SUPPRESSION_TEXTS.remove} ${row.email}`}
            onClick={() => remove(row)}
          >
            {SUPPRESSION_TEXTS.remove}
          </Button>
        ),
      }}
      toolbar={
        <>
          <SearchField label={SUPPRESSION_TEXTS.search} placeholder={SUPPRESSION_TEXTS.searchExample} {...field} />
          <ExportButton
            label={SUPPRESSION_TEXTS.exportLabel}
            file={csvOf('suppressions', adminExportSuppressionsEndpoint, { query: { search } })}
          />
        </>
      }
      failure={SUPPRESSION_TEXTS.failed}
      empty={{ icon: MailX, title: SUPPRESSION_TEXTS.empty, reason: SUPPRESSION_TEXTS.emptyReason }}
    />
  );
}

/** What became of every mail, and who does not want more of them than must be. */
export function MailsView() {
  const { busy, retry, remove } = useMailActions();
  return (
    <Stack sx={{ gap: 2 }}>
      <MailList busy={busy} retry={retry} />
      <SuppressionList busy={busy} remove={remove} />
    </Stack>
  );
}

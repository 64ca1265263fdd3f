import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  adminExportDeskEventsEndpoint,
  adminDeskEventsEndpoint,
  adminReplayEventEndpoint,
  DESK_EVENT_FILTERS,
  type DeskEventFilter,
  type DeskEventRow,
} from '@summit/contracts';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { SearchField } from '../../lib/form/SearchField';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useSearch } from '../../lib/paged-list/useSearch';
import { useServices } from '../../lib/services';
import { EVENT_COLUMNS, NARROW_EVENT } from './event-columns';
import { EventBodyDialog } from './EventBodyDialog';
import { EVENT_FILTER_NAMES, EVENT_TEXTS as TEXTS } from './messages';
import { ReplaySpanDialog } from './ReplaySpanDialog';
import { useDeskCall } from './useDeskCall';

const idOf = ({ provider, event_id }: DeskEventRow): string => `${provider}:${event_id}`;

/** Everything that the providers told us; each event can be read and acted on once more. */
export function DeskEventList() {
  const { api } = useServices();
  const { busy, call } = useDeskCall();
  const [state, setState] = useAddressChoice('events', DESK_EVENT_FILTERS);
  const { term: search, field } = useSearch('event');
  const [shown, show] = useState<DeskEventRow | null>(null);
  const [isSpan, openSpan] = useState(false);
  const list = usePagedList(adminDeskEventsEndpoint, { state, search });
  const replay = (row: DeskEventRow) => {
    const { provider, event_id } = row;
    void call(idOf(row), TEXTS.replayFailed, () =>
      api.send(adminReplayEventEndpoint, { params: { provider, event_id } }),
    );
  };
  return (
    <PagedTable<DeskEventRow>
      title={TEXTS.title}
      list={list}
      wraps
      columns={EVENT_COLUMNS}
      narrow={NARROW_EVENT}
      rowId={idOf}
      actions={{
        width: 180,
        cell: (row) => (
          <Stack direction="row" sx={{ gap: 0.75 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={`${TEXTS.show}, ${row.event_id}`}
              onClick={() => show(row)}
            >
              Show
            </Button>
            {row.state !== 'ignored' && (
              <Button
                size="small"
                variant="outlined"
                loading={busy === idOf(row)}
                aria-label={`${TEXTS.replay}, ${row.event_id}`}
                onClick={() => replay(row)}
              >
                {TEXTS.replay}
              </Button>
            )}
          </Stack>
        ),
      }}
      toolbar={
        <>
          <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} {...field} />
          <ToggleButtonGroup
            exclusive
            value={search === undefined ? state : null}
            disabled={search !== undefined}
            onChange={(_event, next: DeskEventFilter | null) => next && setState(next)}
            aria-label={TEXTS.state}
          >
            {DESK_EVENT_FILTERS.map((one) => (
              <ToggleButton key={one} value={one}>
                {EVENT_FILTER_NAMES[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ExportButton
            of="provider events"
            file={csvOf('provider_events', adminExportDeskEventsEndpoint, { query: { state, search } })}
          />
          <Button variant="outlined" onClick={() => openSpan(true)}>
            {TEXTS.span}
          </Button>
        </>
      }
      failure={TEXTS.failed}
      empty={{
        icon: Inbox,
        title: search === undefined ? TEXTS.empty : TEXTS.nothingFound,
        reason: search === undefined ? TEXTS.emptyReason : TEXTS.nothingFoundReason,
      }}
    >
      {shown && <EventBodyDialog event={shown} onClose={() => show(null)} />}
      {isSpan && <ReplaySpanDialog onClose={() => openSpan(false)} />}
    </PagedTable>
  );
}

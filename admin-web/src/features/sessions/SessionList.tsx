import type { CreateSessionResponse, SessionRow } from '@summit/contracts';
import { useZone } from '@summit/ui/time/useZone';
import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useSearch } from '../../lib/paged-list/useSearch';
import { wholeList } from '../../lib/paged-list/whole-list';
import { useServices } from '../../lib/services';
import { CaptionsDialog } from './CaptionsDialog';
import { SESSIONS_TEXTS as TEXTS } from './messages';
import { NARROW_SESSION, sessionColumns } from './session-columns';
import { SessionActions } from './SessionActions';
import { SessionCreated } from './SessionCreated';
import { SessionDrawer } from './SessionDrawer';
import type { SessionFilter } from './session-filter';
import { sessionsQuery } from './sessions-query';
import { SessionToolbar } from './SessionToolbar';
import { useDeleteSession } from './useDeleteSession';
import { WatchLookup } from './WatchLookup';

/** What stands before the list. */
type Opened =
  | { what: 'form'; session: SessionRow | null }
  | { what: 'captions' | 'lookup'; session: SessionRow }
  | { what: 'created'; answer: CreateSessionResponse };

export interface SessionListProps {
  filter: SessionFilter;
  onFilter: (filter: SessionFilter) => void;
}

const holds = (text: string, term: string): boolean => text.toLowerCase().includes(term.trim().toLowerCase());

/** The sessions of a day and an edition, and everything that can be done with one. */
export function SessionList({ filter, onFilter }: SessionListProps) {
  const { value: term, onChange: setTerm } = useSearch().field;
  const [opened, setOpened] = useState<Opened | null>(null);
  const sessions = useQuery(sessionsQuery(useServices(), filter.day));
  const { data } = sessions;
  const { remove, removing } = useDeleteSession();
  const columns = sessionColumns(useZone());
  const rows = data?.filter(
    (row) =>
      (filter.edition === null || row.summit_id === filter.edition) &&
      (holds(row.topic, term) || holds(row.speaker_name, term)),
  );
  const close = () => setOpened(null);
  return (
    <PagedTable<SessionRow>
      title={TEXTS.title}
      list={wholeList(sessions, rows)}
      wraps
      columns={columns}
      narrow={NARROW_SESSION}
      rowId={({ id }) => id}
      toolbar={
        <SessionToolbar
          filter={filter}
          onFilter={onFilter}
          term={term}
          onTerm={setTerm}
          onCreate={() => setOpened({ what: 'form', session: null })}
        />
      }
      failure={() => TEXTS.failed}
      actions={{
        width: 204,
        cell: (session) => (
          <SessionActions
            session={session}
            busy={removing === session.id}
            onEdit={() => setOpened({ what: 'form', session })}
            onDelete={() => remove(session)}
            onCaptions={() => setOpened({ what: 'captions', session })}
            onLookup={() => setOpened({ what: 'lookup', session })}
          />
        ),
      }}
      empty={{
        icon: Video,
        title: term.trim() === '' ? TEXTS.empty : `${TEXTS.empty} match “${term.trim()}”`,
        reason: data?.length === 0 && filter.day === null ? TEXTS.emptyReason : TEXTS.nothingFoundReason,
      }}
    >
      {opened?.what === 'form' && (
        <SessionDrawer
          session={opened.session}
          onClose={close}
          onCreated={(answer) => setOpened({ what: 'created', answer })}
        />
      )}
      {opened?.what === 'created' && <SessionCreated answer={opened.answer} onClose={close} />}
      {opened?.what === 'captions' && <CaptionsDialog session={opened.session} onClose={close} />}
      {opened?.what === 'lookup' && <WatchLookup session={opened.session} onClose={close} />}
    </PagedTable>
  );
}

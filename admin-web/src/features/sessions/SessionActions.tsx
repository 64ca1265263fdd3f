import type { SessionRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import type { Action } from '../../lib/actions/MoreMenu';
import { RowActions } from '../../lib/actions/RowActions';
import { FORM_TEXTS, SESSIONS_TEXTS as TEXTS } from './messages';

export interface SessionActionsProps {
  session: SessionRow;
  /** It is being deleted. */
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onCaptions: () => void;
  onLookup: () => void;
}

const newTab = (label: string) => (
  <>
    {label}
    <span style={visuallyHidden}>, {FORM_TEXTS.newTab}</span>
  </>
);

/** What can be done with one session. */
export function SessionActions({ session, busy, onEdit, onDelete, onCaptions, onLookup }: SessionActionsProps) {
  const { notify } = useFeedback();
  const copy = () =>
    navigator.clipboard.writeText(session.public_url).then(
      () => notify(TEXTS.linkCopied),
      () => notify(`${TEXTS.copyRefused} ${session.public_url}`, 'warning'),
    );
  const rare: Action[] = [
    { label: TEXTS.copyLink, act: () => void copy() },
    { label: TEXTS.captions, act: onCaptions },
    { label: TEXTS.lookup, act: onLookup },
    { label: TEXTS.preview, href: session.preview_url, content: newTab(TEXTS.preview) },
    { label: TEXTS.openPage, href: session.public_url, content: newTab(TEXTS.openPage) },
  ];
  return (
    <RowActions
      main={{
        about: session.topic,
        edit: { label: TEXTS.edit, act: onEdit },
        remove: { label: TEXTS.delete, act: onDelete, loading: busy },
      }}
      rare={rare}
      more={`${TEXTS.more}: ${session.topic}`}
    />
  );
}

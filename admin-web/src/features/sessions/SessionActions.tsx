import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SessionRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { ActionButtons } from '../../lib/actions/ActionButtons';
import { MoreMenu, type Action } from '../../lib/actions/MoreMenu';
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

/** What can be done with one session: two buttons and a menu; on a phone, where the drawer has room, all of them as buttons. */
export function SessionActions({ session, busy, onEdit, onDelete, onCaptions, onLookup }: SessionActionsProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
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
  const named = (label: string) => ({ 'aria-label': `${label} ${session.topic}` });
  const edit = (
    <Button size="small" variant="outlined" onClick={onEdit} {...named(TEXTS.edit)}>
      {TEXTS.edit}
    </Button>
  );
  const remove = (
    <Button size="small" variant="outlined" color="error" loading={busy} onClick={onDelete} {...named(TEXTS.delete)}>
      {TEXTS.delete}
    </Button>
  );
  if (phone)
    return (
      <>
        {edit}
        <ActionButtons actions={rare} />
        {remove}
      </>
    );
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      {edit}
      {remove}
      <MoreMenu label={`${TEXTS.more}: ${session.topic}`} actions={rare} />
    </Stack>
  );
}

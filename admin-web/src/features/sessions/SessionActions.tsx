import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SessionRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
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

/** What can be done with one session: two buttons and a menu; on a phone, where the drawer has room, all of them as buttons. */
export function SessionActions({ session, busy, onEdit, onDelete, onCaptions, onLookup }: SessionActionsProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { notify } = useFeedback();
  const copy = () =>
    navigator.clipboard.writeText(session.public_url).then(
      () => notify(TEXTS.linkCopied),
      () => notify(`${TEXTS.copyRefused} ${session.public_url}`, 'warning'),
    );
  const rare = [
    { label: TEXTS.copyLink, act: () => void copy() },
    { label: TEXTS.captions, act: onCaptions },
    { label: TEXTS.lookup, act: onLookup },
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
  const page = { href: session.public_url, target: '_blank', rel: 'noopener noreferrer' } as const;
  const newTab = <span style={visuallyHidden}>, {FORM_TEXTS.newTab}</span>;
  if (phone)
    return (
      <>
        {edit}
        {rare.map(({ label, act }) => (
          <Button key={label} size="small" variant="outlined" onClick={act}>
            {label}
          </Button>
        ))}
        <Button size="small" variant="outlined" {...page}>
          {TEXTS.openPage}
          {newTab}
        </Button>
        {remove}
      </>
    );
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      {edit}
      {remove}
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...named(`${TEXTS.more}:`)}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Menu
        // Inside of the page's landmark, not behind it.
        container={() => document.getElementById('main')}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {rare.map(({ label, act }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {label}
          </MenuItem>
        ))}
        <MenuItem component="a" {...page} onClick={() => setAnchor(null)}>
          {TEXTS.openPage}
          {newTab}
        </MenuItem>
      </Menu>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AffiliateRow, AffiliateStatus } from '@summit/contracts';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { AFFILIATE_TEXTS as TEXTS } from './messages';

export interface AffiliateActionsProps {
  affiliate: AffiliateRow;
  /** One of its calls is under way. */
  busy: boolean;
  onStatement: () => void;
  onInvite: () => void;
  onStatus: (status: AffiliateStatus) => void;
}

/** What can be done with one affiliate: a menu; on a phone, where the drawer has room, buttons. */
export function AffiliateActions({ affiliate, busy, onStatement, onInvite, onStatus }: AffiliateActionsProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isActive = affiliate.status === 'active';
  const actions = [
    { label: TEXTS.statement, act: onStatement, danger: false },
    ...(isActive ? [{ label: TEXTS.invite, act: onInvite, danger: false }] : []),
    isActive
      ? { label: TEXTS.disable, act: () => onStatus('disabled'), danger: true }
      : { label: TEXTS.enable, act: () => onStatus('active'), danger: false },
  ];
  if (phone)
    return actions.map(({ label, act, danger }) => (
      <Button
        key={label}
        size="small"
        variant="outlined"
        color={danger ? 'error' : 'primary'}
        loading={busy}
        onClick={act}
      >
        {label}
      </Button>
    ));
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${TEXTS.more} ${affiliate.speaker_name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={busy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
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
        {actions.map(({ label, act, danger }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              act();
            }}
            sx={danger ? { color: 'error.main' } : {}}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

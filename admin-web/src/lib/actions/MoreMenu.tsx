import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** Something that can be done, or a page that opens in a new tab. */
export type Action = {
  label: string;
  /** It takes something away. */
  danger?: boolean;
} & ({ act: () => void; href?: undefined } | { href: string; content: ReactNode });

export interface MoreMenuProps {
  /** What a screen reader calls the button. */
  label: string;
  actions: readonly Action[];
  disabled?: boolean;
  loading?: boolean;
  edge?: 'end';
  size?: 'small' | 'medium';
}

export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The rarer things that can be done, behind three dots. */
export function MoreMenu({ label, actions, disabled = false, loading, edge, size = 'small' }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size={size}
        edge={edge ?? false}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        loading={loading ?? null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Menu
        // Inside of the page's landmark, not behind it.
        container={() => document.getElementById('main')}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
      >
        {actions.map((action) =>
          action.href === undefined ? (
            <MenuItem
              key={action.label}
              onClick={() => {
                close();
                action.act();
              }}
              sx={action.danger ? { color: 'error.main' } : {}}
            >
              {action.label}
            </MenuItem>
          ) : (
            <MenuItem key={action.label} component="a" href={action.href} {...NEW_TAB} onClick={close}>
              {action.content}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}

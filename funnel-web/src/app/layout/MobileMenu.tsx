import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useRef } from 'react';
import { DialogCloseButton } from '../../lib/browser/DialogCloseButton';
import { LANDING_ANCHORS, SIGNUP_ANCHOR } from '../../lib/landing/landing-anchors';
import { homePath, memberLoginUrl, vipUpgradePath } from '../../lib/site/paths';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  /** On other pages the links lead back to the landing page. */
  onLanding: boolean;
}

/** Goes to an anchor once the page scrolls again, and puts the focus where the eye is. */
function goTo(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  window.history.pushState(null, '', hash);
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Full-height menu of narrow screens (F-063): closes on Escape, on a link and on a press outside. */
export function MobileMenu({ open, onClose, onLanding }: MobileMenuProps) {
  const chosen = useRef<string | null>(null);
  const home = onLanding ? '' : homePath;
  const choose = (event: { preventDefault: () => void }, hash: string) => {
    if (!onLanding) return;
    event.preventDefault();
    chosen.current = hash;
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      scroll="body"
      slotProps={{
        // The paper is the dialog: a name on the root would be lost.
        paper: { className: 'menu', square: true, 'aria-label': 'Menu' },
        transition: {
          onExited: () => {
            if (chosen.current) goTo(chosen.current);
            chosen.current = null;
          },
        },
      }}
    >
      <nav aria-label="Menu" className="menu__links">
        {LANDING_ANCHORS.map(({ id, label }) => (
          <a key={id} href={`${home}#${id}`} onClick={(event) => choose(event, `#${id}`)}>
            {label}
          </a>
        ))}
        <a href={vipUpgradePath}>VIP</a>
        <a href={memberLoginUrl}>Member sign-in</a>
      </nav>
      <Button
        variant="contained"
        color="cta"
        size="large"
        href={`${home}${SIGNUP_ANCHOR}`}
        onClick={(event) => choose(event, SIGNUP_ANCHOR)}
      >
        Register free
      </Button>
      <DialogCloseButton onClick={onClose} />
    </Dialog>
  );
}

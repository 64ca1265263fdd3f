import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useId, useState, type MouseEvent } from 'react';
import { MemberAvatar } from '../../features/member-avatar/MemberAvatar';
import { useVipSession } from '../../lib/services';

const loadPanel = () => import('./AccountPanel');
const AccountPanel = lazy(async () => ({ default: (await loadPanel()).AccountPanel }));

/** The button behind which the account lies; on a phone also the links of the header. The panel is fetched on the way to it. */
export function AccountMenu() {
  const { token, user } = useVipSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const signedIn = token !== null;
  const label = signedIn ? 'Account menu' : 'Menu';
  const preload = () => void loadPanel();
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{ mr: signedIn ? -0.5 : -1.25, ...(!signedIn && { display: { md: 'none' } }) }}
      >
        {signedIn ? (
          <MemberAvatar photoUrl={user?.profile_photo_url ?? null} size={36} />
        ) : (
          <Menu size={24} strokeWidth={1.75} aria-hidden />
        )}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <AccountPanel id={id} label={label} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

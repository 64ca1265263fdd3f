import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { SignInCard } from '../../lib/form/SignInCard';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { PasskeyInstead } from './passkeys/PasskeyInstead';
import { ACCOUNT_TEXTS } from './messages';
import { TwoFactorDialog } from './TwoFactorDialog';
import { useLogout } from './useLogout';

export interface TwoFactorRequiredProps {
  /** Whether the dialog is open. Whoever shows this keeps it until then: the backup codes are shown only once. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** What staff without two-factor sees where an owner asks everybody for it: setting it up, or leaving. */
export function TwoFactorRequired({ open, onOpen }: TwoFactorRequiredProps) {
  const logout = useLogout();
  const queries = useQueryClient();
  const query = statusQuery(useServices());
  return (
    <SignInCard title={ACCOUNT_TEXTS.requiredTitle} lead={ACCOUNT_TEXTS.requiredNote}>
      <Stack sx={{ gap: 1 }}>
        {/* Whoever has a passkey has the second factor: used once, it opens this sign-in. */}
        <PasskeyInstead onConfirmed={() => void queries.invalidateQueries(query)} />
        <Button variant="contained" onClick={() => onOpen(true)}>
          {ACCOUNT_TEXTS.twoFactorTitle}
        </Button>
        <Button variant="text" color="inherit" onClick={logout}>
          {ACCOUNT_TEXTS.logout}
        </Button>
      </Stack>
      {open && <TwoFactorDialog onClose={() => onOpen(false)} />}
    </SignInCard>
  );
}

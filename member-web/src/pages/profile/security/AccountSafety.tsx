import Divider from '@mui/material/Divider';
import type { VipUser } from '@summit/contracts';
import type { Banner } from '../useBanner';
import { EmailChange } from './EmailChange';
import { Passkeys } from './Passkeys';
import { SignIns } from './SignIns';

/** Passkeys, the address that signs in, and where it is signed in. */
export function AccountSafety({ member, banner }: { member: VipUser; banner: Banner }) {
  return (
    <>
      <Divider sx={{ my: 4 }} />
      <Passkeys member={member} banner={banner} />
      <Divider sx={{ my: 4 }} />
      <EmailChange member={member} banner={banner} />
      <Divider sx={{ my: 4 }} />
      <SignIns banner={banner} />
    </>
  );
}

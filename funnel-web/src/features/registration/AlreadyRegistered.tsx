import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { use, useState } from 'react';
import { memberLoginUrl } from '../../lib/site/paths';
import { SignupPortsContext } from './signup-ports';

/** The ways on for an address that has registered before: its links once more, or the sign-in of members. */
export function AlreadyRegistered({ email }: { email: string }) {
  const { resendLinks } = use(SignupPortsContext);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const resend = async () => {
    setBusy(true);
    setTold(await resendLinks(email));
    setBusy(false);
  };
  return (
    <div className="form-ways">
      <Button size="small" variant="outlined" loading={busy} onClick={() => void resend()}>
        Send my links again
      </Button>
      <Link href={memberLoginUrl}>Member sign-in</Link>
      <p role="status">{told}</p>
    </div>
  );
}

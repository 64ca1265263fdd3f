import Button from '@mui/material/Button';
import { PASSWORD_MIN_LENGTH, passwordStrength } from '@summit/rules';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import { PortalField } from '../../features/speaker-portal/PortalField';
import { SignInFrame } from '../../features/speaker-portal/SignInFrame';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import type { FieldErrors } from '../../features/speaker-portal/useCheckedForm';
import { useSendingForm } from '../../features/speaker-portal/useSendingForm';
import { speakerLoginPath } from '../../lib/site/paths';

const FIELDS = ['password', 'confirm_password'] as const;
type Field = (typeof FIELDS)[number];

const LINK_INVALID = 'This link is no longer valid. Ask the summit team for a new one.';

function check({ password, confirm_password }: Record<Field, string>): FieldErrors<Field> {
  if (password === '') return { password: 'Password is required' };
  if (password.length < PASSWORD_MIN_LENGTH.speaker) return { password: 'Password must be at least 8 characters long' };
  return password === confirm_password ? {} : { confirm_password: 'Passwords do not match' };
}

/** /speaker/set-password: a first or a new password with a mailed link (C-062). */
export function SpeakerSetPasswordPage({ token }: { token: string | null }) {
  const { setPassword } = use(SpeakerPortsContext);
  const [typed, setTyped] = useState('');
  const { errors, formError, busy, onSubmit, onChange } = useSendingForm<Field>({
    fields: FIELDS,
    check,
    send: (values) => setPassword({ token: token ?? '', ...values }),
    failed: 'The password could not be set. Please try again.',
  });
  return (
    <SignInFrame
      title="Set your password"
      line="You sign in with your speaker code and this password."
      help="Does no link work? Write to us:"
    >
      {token === null ? (
        <PortalAlert>{LINK_INVALID}</PortalAlert>
      ) : (
        <form className="portal-form" noValidate method="dialog" onSubmit={onSubmit} onChange={onChange}>
          <PortalField
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            error={errors.password}
            hint={typed === '' ? 'At least 8 characters.' : `Password strength: ${passwordStrength(typed)}`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <PortalField
            label="Confirm password"
            name="confirm_password"
            type="password"
            autoComplete="new-password"
            error={errors.confirm_password}
          />
          {formError && <PortalAlert>{formError}</PortalAlert>}
          <Button type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
            {busy ? 'Saving...' : 'Set password and sign in'}
          </Button>
        </form>
      )}
      <p className="portal-sign-in__back">
        <Link to={`${speakerLoginPath}?forgot`}>Mail me a new link</Link>
      </p>
    </SignInFrame>
  );
}

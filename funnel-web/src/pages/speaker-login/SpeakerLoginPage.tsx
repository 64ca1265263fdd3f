import Button from '@mui/material/Button';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import { PortalField } from '../../features/speaker-portal/PortalField';
import { SignInFrame } from '../../features/speaker-portal/SignInFrame';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import type { FieldErrors } from '../../features/speaker-portal/useCheckedForm';
import type { SignInState } from '../../features/speaker-portal/sign-in-state';
import { useSendingForm } from '../../features/speaker-portal/useSendingForm';
import { speakerLoginPath } from '../../lib/site/paths';

const FIELDS = ['speaker_code', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** Both are required (F-305). */
function check({ speaker_code, password }: Record<Field, string>): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  if (speaker_code.trim() === '') errors.speaker_code = 'Speaker code is required';
  if (password === '') errors.password = 'Password is required';
  return errors;
}

/** /speaker/login (F-024). */
export function SpeakerLoginPage() {
  const { login } = use(SpeakerPortsContext);
  const state = useLocation().state as SignInState | null;
  const { errors, formError, busy, onSubmit, onChange } = useSendingForm<Field>({
    fields: FIELDS,
    check,
    send: ({ speaker_code, password }) => login({ speaker_code: speaker_code.trim(), password }),
    failed: 'Login failed',
  });
  return (
    <SignInFrame
      title="Speaker sign-in"
      line="Your speaker code is the end of your referral link. It is also in your invitation."
      help="Anything else? Write to us:"
    >
      {state?.ended && (
        <p role="status" className="portal-sign-in__ended">
          Your sign-in has ended. Please sign in again.
        </p>
      )}
      <form className="portal-form" noValidate method="dialog" onSubmit={onSubmit} onChange={onChange}>
        <PortalField
          label="Speaker code"
          name="speaker_code"
          type="text"
          autoComplete="username"
          maxLength={64}
          error={errors.speaker_code}
        />
        <PortalField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        {formError && <PortalAlert>{formError}</PortalAlert>}
        <Button type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <p className="portal-sign-in__back">
        <Link to={`${speakerLoginPath}?forgot`}>No password yet, or a forgotten one?</Link>
      </p>
    </SignInFrame>
  );
}

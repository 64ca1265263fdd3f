import Button from '@mui/material/Button';
import { isEmail, normalizeEmail } from '@summit/rules';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import { PortalField } from '../../features/speaker-portal/PortalField';
import { SignInFrame } from '../../features/speaker-portal/SignInFrame';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { useCheckedForm } from '../../features/speaker-portal/useCheckedForm';
import { speakerLoginPath } from '../../lib/site/paths';

const FIELDS = ['email'] as const;

/** /speaker/login?forgot: a link for a new password, to whoever has the address (F-315). */
export function ForgotPasswordPage() {
  const { forgotPassword } = use(SpeakerPortsContext);
  const [answer, setAnswer] = useState<string | null>(null);
  const { errors, formError, busy, onSubmit, onChange } = useCheckedForm<'email'>({
    fields: FIELDS,
    check: ({ email }) => (isEmail(normalizeEmail(email)) ? {} : { email: 'Please enter a valid email address' }),
    send: async ({ email }) => setAnswer(await forgotPassword(email.trim())),
    failed: 'That did not work. Please try again.',
  });
  return (
    <SignInFrame
      title="Forgotten password"
      line="We mail you a link for a new password, and your speaker code with it."
      help="No message in a few minutes? Write to us:"
    >
      {answer === null ? (
        <form className="portal-form" noValidate method="dialog" onSubmit={onSubmit} onChange={onChange}>
          <PortalField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
          {formError && <PortalAlert>{formError}</PortalAlert>}
          <Button type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
            {busy ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      ) : (
        <p role="status">{answer}</p>
      )}
      <p className="portal-sign-in__back">
        <Link to={speakerLoginPath}>Back to sign-in</Link>
      </p>
    </SignInFrame>
  );
}

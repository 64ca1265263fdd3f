import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IslandSlot } from '../../lib/browser/IslandSlot';
import { legalPath } from '../../lib/site/paths';
import { AlreadyRegistered } from './AlreadyRegistered';
import { SignupFieldRow } from './SignupFieldRow';
import { SignupSuccess } from './SignupSuccess';
import { HONEYPOT_FIELD, useSignupForm } from './useSignupForm';

export interface RegistrationFormProps {
  /** Id of the form and prefix of its fields; the page and the dialog each have one. */
  id: string;
  /** Above 0: the visitor pressed the button before the app was there, so the form is sent now. */
  submitRequests?: number;
  onRegistered?: () => void;
}

/** Free registration: name, email and an optional phone (F-074). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { id, submitRequests = 0, onRegistered } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const { status, errors, formError, registered, onSubmit, onEdit, onBegin } = useSignupForm(formRef);
  const beginRef = useRef(onBegin);
  useEffect(() => {
    // Somebody who began before the app was there.
    if (formRef.current?.contains(document.activeElement)) beginRef.current();
  }, []);
  useEffect(() => {
    const form = formRef.current;
    // Whoever has closed the dialog meanwhile has taken the press back.
    if (submitRequests > 0 && form?.closest('dialog')?.open !== false) form?.requestSubmit();
  }, [submitRequests]);

  useEffect(() => {
    if (status === 'success') onRegistered?.();
  }, [status, onRegistered]);

  if (status === 'success') return <SignupSuccess headingId={`${id}-success`} />;
  const working = status === 'working';
  const busy = working || status === 'submitting';
  return (
    // Without script the press does nothing: method "dialog" keeps the address free of what was typed.
    <form
      id={id}
      ref={formRef}
      className="signup-form"
      noValidate
      method="dialog"
      onSubmit={onSubmit}
      onChange={onEdit}
      onFocus={onBegin}
    >
      <SignupFieldRow id={`${id}-name`} name="name" label="Name" type="text" autoComplete="name" error={errors.name} />
      <SignupFieldRow
        id={`${id}-email`}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      <SignupFieldRow
        id={`${id}-phone`}
        name="phone"
        label="Phone"
        note="(optional, for SMS reminders)"
        type="tel"
        autoComplete="tel"
        error={errors.phone}
      />
      {/* Machines fill in whatever they find; people and screen readers do not find it. */}
      <input className="signup-form__topic" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {formError && (
        <p className="form-error" role="alert">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
          {formError}
        </p>
      )}
      <IslandSlot as="p" className="form-error" role="alert" data-unsent hidden>
        That could not be sent. Please reload the page and try again.
      </IslandSlot>
      {/* Shown by who keeps the press meanwhile; the link is one that needs no script. */}
      <IslandSlot as="p" className="signup-form__note" role="status" data-still-loading hidden>
        This page is still loading. We register you once it is here. If that takes too long,{' '}
        <a href="">load it again</a>; all texts and links work meanwhile.
      </IslandSlot>
      {registered && <AlreadyRegistered />}
      {working && (
        <p className="signup-form__note" role="status">
          Your browser proves that it is no machine. It takes a moment.
        </p>
      )}
      <Button
        type="submit"
        variant="contained"
        color="cta"
        size="large"
        fullWidth
        loading={busy}
        loadingPosition="start"
      >
        {busy ? 'Registering...' : 'Register free'}
      </Button>
      <noscript>
        <p className="signup-form__note">
          Registering needs JavaScript. Everything else on this page works without it.
        </p>
      </noscript>
      <Typography variant="caption" className="signup-form__note">
        By registering you agree to the <Link href={legalPath('terms-of-service')}>terms</Link> and{' '}
        <Link href={legalPath('privacy-policy')}>privacy policy</Link>. Unsubscribe in one click.
      </Typography>
    </form>
  );
}

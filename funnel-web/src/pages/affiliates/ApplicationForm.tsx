import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { APPLICATION } from './affiliates-copy.baked';
import { ApplicationFieldRow } from './ApplicationFieldRow';
import { useApplicationForm } from './useApplicationForm';

const never = () => () => undefined;
/** False while the page is HTML alone: a form that is sent then would put what was typed into the address. */
const useIsReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Name, email, how the applicant will recommend the summit, and a field that only robots see. */
export function ApplicationForm() {
  const { errors, formError, busy, sent, onSubmit, onChange } = useApplicationForm();
  const isReady = useIsReady();
  if (sent !== null) return <Sent message={sent} />;
  return (
    <form className="signup-form application" noValidate onSubmit={onSubmit} onChange={onChange}>
      <ApplicationFieldRow name="name" label={APPLICATION.nameLabel} autoComplete="name" error={errors.name} />
      <ApplicationFieldRow
        name="email"
        type="email"
        label={APPLICATION.emailLabel}
        autoComplete="email"
        error={errors.email}
      />
      <ApplicationFieldRow
        name="promotion"
        label={APPLICATION.promotionLabel}
        hint={APPLICATION.promotionHint}
        rows={5}
        error={errors.promotion}
      />
      <div className="application__trap" aria-hidden="true">
        <label htmlFor="application-website">Website</label>
        <input id="application-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {formError && (
        <div className="form-error" role="alert">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
          <p>{formError}</p>
        </div>
      )}
      <Button type="submit" variant="contained" size="large" loading={busy} disabled={!isReady}>
        {APPLICATION.submit}
      </Button>
    </form>
  );
}

function Sent({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="application__sent">
      <Typography ref={heading} variant="h3" tabIndex={-1}>
        {APPLICATION.sentTitle}
      </Typography>
      <p>{message}</p>
    </div>
  );
}

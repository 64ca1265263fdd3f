import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DialogCloseButton } from '../../lib/browser/DialogCloseButton';
import { openPlainDialog } from '../../lib/browser/plain-dialog';
import { REGISTRATION_DIALOG } from '../../lib/landing/registration-dialog';
import { RegistrationForm } from './RegistrationForm';

export interface RegistrationDialogProps {
  /** Opens it; it closes by itself and says so. On the landing page it may be open before the app is there. */
  open: boolean;
  onClose: () => void;
  submitRequests?: number;
}

/** A dialog of the browser and not of MUI: the landing page has it in its HTML, and opens it without waiting for the app. */
export function RegistrationDialog({ open, onClose, submitRequests = 0 }: RegistrationDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [registered, setRegistered] = useState(false);
  /** The next opening has another form, which earlier requests do not send. */
  const [{ round, answered }, setForm] = useState({ round: 0, answered: 0 });
  const onRegistered = useCallback(() => setRegistered(true), []);
  useEffect(() => {
    if (open && dialogRef.current) openPlainDialog(dialogRef.current, null);
  }, [open]);
  return (
    <dialog
      id={REGISTRATION_DIALOG}
      ref={dialogRef}
      className="plain-dialog"
      aria-labelledby={registered ? 'register-form-success' : 'register-title'}
      onClose={() => {
        setRegistered(false);
        setForm({ round: round + 1, answered: submitRequests });
        onClose();
      }}
      // Whether it is open is the browser's: a visitor may have opened it before the app came.
      suppressHydrationWarning
    >
      <div className="plain-dialog__content">
        {!registered && (
          <Typography id="register-title" variant="h3" component="h2">
            Register free
          </Typography>
        )}
        <RegistrationForm
          key={round}
          id="register-form"
          submitRequests={submitRequests - answered}
          onRegistered={onRegistered}
        />
        <DialogCloseButton />
      </div>
    </dialog>
  );
}

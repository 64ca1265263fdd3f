import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { useDialogMark } from '../../../lib/browser/useDialogMark';
import { SUPPORT_EMAIL } from '../../../lib/site/support';
import { PAYPAL_TEXTS } from './messages';

export interface CaptureFailureDialogProps {
  message: string;
  /** PayPal's number of the payment, which support finds it by. */
  transactionId: string;
  onClose: () => void;
}

/** A capture that failed stays in view until it is closed: the buyer needs the number (F-238). */
export function CaptureFailureDialog({ message, transactionId, onClose }: CaptureFailureDialogProps) {
  useDialogMark(true);
  const subject = encodeURIComponent(`PayPal transaction ${transactionId}`);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="capture-title">
      <DialogTitle id="capture-title">{PAYPAL_TEXTS.captureFailedTitle}</DialogTitle>
      <DialogContent className="capture-failure">
        <p>{message}</p>
        <p>Please contact support and quote this PayPal transaction id, so that we can look the payment up.</p>
        <div className="field">
          <label htmlFor="capture-id">PayPal transaction id</label>
          <div className="code-field__row">
            <input id="capture-id" readOnly value={transactionId} onFocus={(event) => event.currentTarget.select()} />
            <CopyButton text={transactionId} size="medium" />
          </div>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" href={`mailto:${SUPPORT_EMAIL}?subject=${subject}`}>
          Write to support
        </Button>
      </DialogActions>
    </Dialog>
  );
}

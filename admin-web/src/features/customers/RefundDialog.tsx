import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { CustomerRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useId } from 'react';
import { formatDollars } from '../../lib/format/format-figures';
import { CUSTOMER_TEXTS } from './messages';

export interface RefundDialogProps {
  customer: CustomerRow;
  onClose: () => void;
}

/** Reminds of a refund and calls nobody: the money goes back through the payment processor. */
export function RefundDialog({ customer, onClose }: RefundDialogProps) {
  const { notify } = useFeedback();
  const id = useId();
  const remind = () => {
    notify(CUSTOMER_TEXTS.refundReminder, 'info');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>Refund {customer.name || customer.email}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{CUSTOMER_TEXTS.refundIsManual}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {customer.email} has spent {formatDollars(customer.total_spent)}. Nothing changes here until the processor
          reports the refund.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          Cancel
        </Button>
        <Button variant="contained" onClick={remind}>
          {CUSTOMER_TEXTS.markForRefund}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

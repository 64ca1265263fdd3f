import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useId, type ReactNode } from 'react';

interface LookDialogProps<Data> {
  title: string;
  /** Known before the answer is there. */
  lead?: ReactNode;
  /** A query: what it found, or why it did not. */
  query: { data: Data | undefined; error: Error | null };
  /** Said where the call failed for a reason that has no text of its own. */
  failure: string;
  maxWidth: 'sm' | 'md';
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A dialog that only shows what a call answers: waiting, failed, or there. */
export function LookDialog<Data>({ title, lead, query, failure, maxWidth, onClose, children }: LookDialogProps<Data>) {
  const id = useId();
  const { data, error } = query;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {lead}
        {data === undefined && !error && <CircularProgress size={22} aria-label="Loading" />}
        {error && <Typography color="error">{failureText(error, failure)}</Typography>}
        {data !== undefined && children(data)}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';

export interface ErrorStateProps {
  text: string;
  /** The repetition is under way. */
  busy?: boolean;
  onRetry: () => void;
}

/** Stands where the content is missing, with the way to ask again (ui.md 4.0.3). */
export function ErrorState({ text, busy = false, onRetry }: ErrorStateProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ borderColor: 'error.main' }}
      action={
        <Button
          size="small"
          variant="text"
          color="inherit"
          loading={busy}
          loadingPosition="start"
          startIcon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

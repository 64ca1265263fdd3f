import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';

export interface LoadFailureProps {
  text: string;
  busy: boolean;
  onRetry: () => void;
}

/** Stands where content did not come, with the way to ask again. */
export function LoadFailure({ text, busy, onRetry }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ maxWidth: 720, borderColor: 'error.main' }}
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

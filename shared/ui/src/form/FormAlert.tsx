import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

export interface FormAlertProps {
  severity: 'error' | 'success' | 'info';
  children: ReactNode;
  action?: ReactNode;
}

/** What became of a form: errors interrupt a screen reader, good news waits its turn. */
export function FormAlert({ severity, children, action }: FormAlertProps) {
  return (
    <Alert
      severity={severity}
      variant="outlined"
      role={severity === 'error' ? 'alert' : 'status'}
      action={action}
      sx={{ borderColor: `${severity}.main` }}
    >
      {children}
    </Alert>
  );
}

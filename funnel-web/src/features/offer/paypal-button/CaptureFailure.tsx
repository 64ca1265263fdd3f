import Alert from '@mui/material/Alert';
import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { lazyPage } from '@summit/web-app/page/lazy-page';
import { Suspense, type ComponentType } from 'react';
import type { CaptureFailureDialogProps } from './CaptureFailureDialog';

const DIALOG = lazyPage('CaptureFailureDialog', () => import('./CaptureFailureDialog'));

/** Fetched with PayPal's own script: by the time of a capture it is here. */
export const loadCaptureFailure = DIALOG.load;

export interface CaptureFailureProps extends CaptureFailureDialogProps {
  Shown?: ComponentType<CaptureFailureDialogProps>;
}

/** The dialog of a failed capture. Where it can't be had, the card says the same: the buyer needs the number (F-238). */
export function CaptureFailure({ Shown = DIALOG.Page, ...props }: CaptureFailureProps) {
  const words = (
    <Alert severity="error" variant="outlined" role="alert">
      {props.message} PayPal transaction id: {props.transactionId}
    </Alert>
  );
  return (
    <ErrorBoundary fallback={words}>
      <Suspense fallback={words}>
        <Shown {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PURCHASE_TEXTS } from '../checkout/messages';
import { CaptureFailure } from './CaptureFailure';
import { PAYPAL_NOTES } from './messages';
import { usePaypalButtons } from './usePaypalButtons';
import { usePaypalPurchase, type PaypalPurchaseEvents } from './usePaypalPurchase';

export interface PaypalButtonProps extends PaypalPurchaseEvents {
  /** Where a buyer goes on whose payment PayPal still checks, or who has the product already. */
  onwardPath: string;
  /** While the order is being paid another way, or its code is being checked. */
  locked?: boolean;
}

/** PayPal's own button with everything that can happen around it; a skeleton of its height holds its place (F-134, F-154). */
export function PaypalButton({ onwardPath, locked = false, ...events }: PaypalButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status } = events;
  const { problem, failure, closeFailure, callbacks } = usePaypalPurchase(events);
  const { state, retry } = usePaypalButtons(place, callbacks);
  const onward = (
    <Link to={onwardPath} className="order-onward">
      Continue
    </Link>
  );

  return (
    <div className="paypal" inert={locked}>
      {state !== 'failed' && status !== 'pending' && (
        <div className="paypal__stage">
          {/* Never taken out of the layout: PayPal measures it, and may open again after a declined payment. */}
          <div ref={place} className={status === 'idle' ? 'paypal__place' : 'paypal__place paypal__place--covered'} />
          {state === 'waiting' && (
            <div role="status" aria-label="Loading PayPal..." className="paypal__cover paypal__skeleton" />
          )}
          {status !== 'idle' && (
            <Button className="paypal__cover" variant="contained" fullWidth loading loadingPosition="start">
              {PURCHASE_TEXTS.processing}
            </Button>
          )}
        </div>
      )}
      {status === 'pending' && (
        <Alert severity="info" variant="outlined" role="status" action={onward}>
          {PAYPAL_NOTES.pending}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button size="small" variant="text" color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {PAYPAL_NOTES.notOpened}
        </Alert>
      )}
      {problem && status === 'idle' && (
        <Alert
          severity={problem.kind === 'error' ? 'error' : 'info'}
          variant="outlined"
          role={problem.kind === 'error' ? 'alert' : 'status'}
          action={problem.kind === 'owned' && onward}
        >
          {problem.message}
        </Alert>
      )}
      {failure && <CaptureFailure {...failure} onClose={closeFailure} />}
    </div>
  );
}

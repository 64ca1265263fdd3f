import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatUsd } from '@summit/pricing';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isServer } from '../../../config/env';
import { KnownVisitorScript } from '../../../first-paint/KnownVisitorScript';
import { CHECKING_CODE } from '../coupon/messages';
import { PURCHASE_TEXTS } from '../checkout/messages';
import type { Purchase } from '../checkout/usePurchase';
import type { PaypalStatus } from '../paypal-button/usePaypalPurchase';

export interface OrderButtonProps {
  /** Product and amount: "Add Implementation for $97". */
  label: string;
  purchase: Purchase;
  /** The code of this order is being checked: what is due is not certain, so the button waits for it. */
  checksCode: boolean;
  /** Of the same order paid through PayPal; the button waits with it. */
  paypal?: PaypalStatus;
  /** Named when the server's price differs from the one that was shown; in cents. */
  totalCents: number;
  /** Where a buyer goes on who has the product already. */
  onwardPath: string;
}

/** At build: whoever comes back from PayPal with a payment under way is not asked to order before the app has come (`src/first-paint`). */
const WaitingLabel = ({ label }: { label: string }) => (
  <>
    <span data-unless="returning">{label}</span>
    <span data-if="returning" style={{ display: 'none' }}>
      {PURCHASE_TEXTS.processing}
    </span>
    <KnownVisitorScript />
  </>
);

/** The marigold button and what a press led to, right under it (F-187, ui.md 4.0.4). */
export function OrderButton({
  label,
  purchase,
  checksCode,
  paypal = 'idle',
  totalCents,
  onwardPath,
}: OrderButtonProps) {
  const { status, problem } = purchase;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A button that is disabled while busy loses the focus; it comes back with the message.
    if (problem && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [problem]);

  if (status === 'paid' || paypal === 'paid') {
    return (
      <p className="order-paid">
        <Check size={22} strokeWidth={2} aria-hidden />
        Payment received
      </p>
    );
  }
  const busy = status !== 'idle' || paypal === 'capturing';
  const reason = busy ? PURCHASE_TEXTS.processing : checksCode && CHECKING_CODE;
  return (
    <>
      <Button
        ref={button}
        type="submit"
        variant="contained"
        color="cta"
        size="large"
        fullWidth
        disabled={paypal === 'pending'}
        loading={reason !== false}
        loadingPosition="start"
        className="order-button"
      >
        {isServer ? <WaitingLabel label={label} /> : reason || label}
      </Button>
      {problem?.kind === 'error' && (
        <Alert severity="error" variant="outlined" role="alert">
          {problem.message}
        </Alert>
      )}
      {problem?.kind === 'note' && (
        <Alert severity="warning" variant="outlined" role="alert">
          {problem.message}
        </Alert>
      )}
      {problem?.kind === 'owned' && (
        <Alert
          severity="info"
          variant="outlined"
          role="alert"
          action={
            <Link to={onwardPath} className="order-onward">
              Continue
            </Link>
          }
        >
          {problem.message}
        </Alert>
      )}
      {problem?.kind === 'price_changed' && (
        <Alert severity="warning" variant="outlined" role="alert">
          The price has changed. The total is now {formatUsd(totalCents)}, and nothing has been charged. Press the
          button again to order at this price.
        </Alert>
      )}
    </>
  );
}

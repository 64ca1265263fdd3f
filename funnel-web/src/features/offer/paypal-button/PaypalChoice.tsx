import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface PaypalChoiceProps {
  /** "Pay $97 with PayPal" */
  label: string;
  disabled: boolean;
  /** PayPal's part of the card. */
  children: ReactNode;
}

/**
 * PayPal's part behind a button of ours: its script is loaded for a buyer who has chosen it, and for nobody else (cookie policy). Who
 * comes back from PayPal in this tab has chosen it before.
 */
export function PaypalChoice({ label, disabled, children }: PaypalChoiceProps) {
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(() => query.has('token'));
  const [pressed, setPressed] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (pressed) part.current?.focus();
  }, [pressed]);
  if (chosen) {
    return (
      <div ref={part} tabIndex={-1} role="group" aria-label="PayPal" className="paypal-choice">
        {children}
      </div>
    );
  }
  return (
    <Button
      variant="outlined"
      fullWidth
      disabled={disabled}
      onClick={() => {
        setChosen(true);
        setPressed(true);
      }}
    >
      {label}
    </Button>
  );
}

import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isServer } from '../../../config/env';

const PAY = 'payment';

export interface OrderCardProps {
  title: string;
  /** False while the server has not said which price holds. */
  isPriceKnown: boolean;
  /** A payment is under way or through, from the press of our button or from PayPal's approval: what is paid for stays as it is shown. */
  isBusy: boolean;
  /** Price line and offer timer. */
  price: ReactNode;
  /** The choices: add-ons, ways to pay, codes. */
  children: ReactNode;
  /** Due today and accept: in view for as long as the card is. */
  pay: ReactNode;
  /** Reassurance, other ways, decline. */
  foot: ReactNode;
  onSubmit: () => void;
}

/**
 * The one card that takes an order; it stays in view beside the story (ui.md 4.0.10). On low screens it scrolls inside, between name
 * and price above and the order button below. It takes no order before its price is known; in the HTML that waits for the app it takes no press and no text,
 * which the app could not take over. What it offers can be read meanwhile.
 */
export function OrderCard({ title, isPriceKnown, isBusy, price, children, pay, foot, onSubmit }: OrderCardProps) {
  const waits = isServer || !isPriceKnown;
  return (
    <section id="order" className="order" aria-labelledby="order-title" aria-busy={waits || undefined}>
      <form
        className="order-card"
        noValidate
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="order-card__head">
          <Typography id="order-title" variant="h4" component="h2">
            {title}
          </Typography>
          {price}
          {/* On narrow screens the button is a screen or more below. */}
          <a href={`#${PAY}`} className="order-card__jump" inert={waits}>
            Go to payment
          </a>
        </div>
        <div className="order-card__body" inert={waits || isBusy}>
          {children}
        </div>
        <div id={PAY} className="order-card__pay" tabIndex={-1} inert={waits}>
          {pay}
        </div>
        <div className="order-card__foot" inert={waits}>
          {foot}
        </div>
      </form>
    </section>
  );
}

import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const PAY = 'payment';

export interface OrderCardProps {
  title: string;
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
 * and price above and the order button below.
 */
export function OrderCard({ title, price, children, pay, foot, onSubmit }: OrderCardProps) {
  return (
    <section id="order" className="order" aria-labelledby="order-title">
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
          <a href={`#${PAY}`} className="order-card__jump">
            Go to payment
          </a>
        </div>
        <div className="order-card__body">{children}</div>
        <div id={PAY} className="order-card__pay" tabIndex={-1}>
          {pay}
        </div>
        <div className="order-card__foot">{foot}</div>
      </form>
    </section>
  );
}

import Button from '@mui/material/Button';
import { formatUsd, OFFER_SECONDS } from '@summit/pricing';
import { PRODUCT_NAMES, type Product } from '@summit/rules';
import { formatMinutes } from '@summit/ui/countdown/format-remaining';
import { useRemaining } from '@summit/ui/countdown/useRemaining';
import { useEffect, useState } from 'react';
import type { OfferTimer } from '../timer/useOfferTimer';
import { shownAmount } from './shown-amount';

export interface OrderBarProps {
  product: Product;
  /** Cents due today. */
  dueCents: number;
  /** What the amount stands for: "one payment, lifetime access". */
  note: string;
  timer: OfferTimer;
}

/** Whether the order card is out of sight; false where the browser can't tell. */
function useCardAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const card = document.getElementById('order');
    if (!card || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return away;
}

/** Name, price and the way to the order card, at the bottom of narrow screens while the card is out of sight. */
export function OrderBar({ product, dueCents, note, timer }: OrderBarProps) {
  const away = useCardAway();
  useEffect(() => {
    if (!away) return;
    // Notices, chat and the end of the footer keep clear of the bar; on wide screens the style sheet sets it back.
    document.documentElement.dataset['orderBar'] = 'shown';
    return () => {
      delete document.documentElement.dataset['orderBar'];
    };
  }, [away]);
  if (!away) return null;
  return (
    <aside className="order-bar" aria-label="Your offer">
      <p>
        <b className="tnum">
          {PRODUCT_NAMES[product].short} {shownAmount(timer.priceIsKnown, formatUsd(dueCents))}
        </b>
        {timer.endsAt !== null && !timer.expired && timer.priceAfterCents !== null ? (
          <HeldFor endsAt={timer.endsAt} skew={timer.skew} />
        ) : (
          <span>{note}</span>
        )}
      </p>
      <Button variant="contained" color="cta" href="#order">
        See the offer
      </Button>
    </aside>
  );
}

function HeldFor({ endsAt, skew }: { endsAt: number; skew: number }) {
  const seconds = Math.min(useRemaining(endsAt, skew), OFFER_SECONDS);
  return (
    <span>
      held for <span className="tnum">{formatMinutes(seconds)}</span>
    </span>
  );
}

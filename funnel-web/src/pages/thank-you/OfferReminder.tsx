import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { basePrice, formatUsd, PRICE_BOOK } from '@summit/pricing';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';
import { timerSessionId } from '../../features/offer/checkout/offer-session';
import { PriceLine } from '../../features/offer/order-card/PriceLine';
import { Reassurance } from '../../features/offer/order-card/Reassurance';
import { OfferTimer } from '../../features/offer/timer/OfferTimer';
import { useOfferTimer } from '../../features/offer/timer/useOfferTimer';
import { LIST_PRICE_NAME, VIP_LIST_PRICE } from '../../lib/site/vip-list-price';
import { knownBuyer } from '../../lib/person/buyer';

export interface OfferReminderProps {
  product: 'vip' | 'implementation';
  title: string;
  line: string;
  /** What the button says before the price. */
  action: string;
  reassurance: string;
  to: string;
}

/**
 * The declined offer once more, with what is left of its window (F-258, F-264). Once the window is over the timer goes and the button
 * stays, with the price that the offer then has (ui.md 4.0.6).
 */
export function OfferReminder({ product, title, line, action, reassurance, to }: OfferReminderProps) {
  const ports = use(OfferPortsContext);
  const [sessionId] = useState(() => timerSessionId(ports));
  const [email] = useState(() => knownBuyer(ports.store)?.email ?? null);
  const timer = useOfferTimer({ product, sessionId, email });
  const price = basePrice(product, timer.offer);
  const reference = product === 'vip' ? VIP_LIST_PRICE : PRICE_BOOK[product].reference;
  return (
    <section className="order-card reminder" aria-labelledby="reminder-title">
      <div className="order-card__body">
        <div>
          <Typography id="reminder-title" variant="h4" component="h2">
            {title}
          </Typography>
          <p className="after__text">{line}</p>
          <PriceLine
            timer={timer}
            price={price}
            reference={timer.expired ? null : reference}
            {...(product === 'vip' && { referenceName: LIST_PRICE_NAME })}
          />
          {!timer.expired && <OfferTimer timer={timer} />}
        </div>
      </div>
      <div className="order-card__foot">
        <Button
          component={Link}
          to={to}
          variant="contained"
          color="cta"
          size="large"
          fullWidth
          className="order-button"
        >
          {timer.priceIsKnown ? `${action} for ${formatUsd(price)}` : action}
        </Button>
        <Reassurance text={reassurance} />
      </div>
    </section>
  );
}

import { useHeldOrders } from '../../lib/person/held-orders';
import Typography from '@mui/material/Typography';
import { ORDER_STEPS } from './thank-you-copy.baked';

/** What arrives for the orders that the server knows of this browser (F-265, F-318); without one, what would arrive for which. */
export function NextSteps() {
  const held = useHeldOrders();
  const steps = held.orders.length > 0 ? ORDER_STEPS.filter(({ product }) => held.of(product)) : ORDER_STEPS;
  return (
    <section aria-labelledby="next-title">
      <Typography id="next-title" variant="h3" component="h2">
        What happens next
      </Typography>
      <ol className="after-steps">
        {steps.map(({ order, arrivals }) => (
          <li key={order}>
            <b>{held.orders.length > 0 ? order : `${order}, if you ordered it`}</b>
            {arrivals.map(({ what, when }) => (
              <span key={what}>
                {what}, {when}.
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

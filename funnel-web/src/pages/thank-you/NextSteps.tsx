import Typography from '@mui/material/Typography';
import { ORDER_STEPS } from './thank-you-copy.baked';

/** What arrives for an order, order by order, because this page can't know which there were (F-265, F-318). */
export function NextSteps() {
  return (
    <section aria-labelledby="next-title">
      <Typography id="next-title" variant="h3" component="h2">
        What happens next
      </Typography>
      <ol className="after-steps">
        {ORDER_STEPS.map(({ order, arrivals }) => (
          <li key={order}>
            <b>{order}</b>
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

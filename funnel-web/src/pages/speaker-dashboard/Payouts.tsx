import Typography from '@mui/material/Typography';
import type { SpeakerPayout } from '@summit/contracts';
import { use } from 'react';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { EmptyPart } from './EmptyPart';
import { LoadedPart } from './LoadedPart';
import { MonthTable } from './MonthTable';
import { amountText, periodText } from './portal-format';
import { dayText } from '../../lib/site/shown-date';
import { useLoaded } from './useLoaded';

const STATUS: Record<SpeakerPayout['status'], string> = {
  processing: 'Being paid',
  paid: 'Paid',
  failed: 'Not completed; the amount goes into the next payout',
};

/** One row for each month in which something was paid out. */
export function Payouts({ onError }: { onError: (error: unknown) => boolean }) {
  const { payouts } = use(SpeakerPortsContext);
  const loaded = useLoaded(payouts, onError);
  return (
    <section aria-labelledby="payouts-title">
      <Typography id="payouts-title" variant="h2">
        Payouts
      </Typography>
      <LoadedPart loaded={loaded} what="your payouts">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyPart title="No payouts yet">
              The first one follows when the refund period of your first orders is over.
            </EmptyPart>
          ) : (
            <MonthTable
              headers={['Status', 'Amount']}
              rows={rows.map(({ period, amount, status, closed_at }) => ({
                month: periodText(period),
                told: STATUS[status] + (status === 'paid' && closed_at !== null ? ` on ${dayText(closed_at)}` : ''),
                last: amountText(amount),
              }))}
            />
          )
        }
      </LoadedPart>
    </section>
  );
}

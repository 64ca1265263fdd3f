import type { SpeakerEarnings } from '@summit/contracts';
import { Figures } from './Figures';

/** What was earned, by where the money is: the first thing that a speaker looks for. */
export function Earnings({ earnings }: { earnings: SpeakerEarnings }) {
  return (
    <Figures
      label="Your earnings"
      figures={[
        ['Earned', earnings.earned, 'amount'],
        ['On hold', earnings.held, 'amount'],
        ['Next payout', earnings.payable, 'amount'],
        ['Being paid', earnings.in_payout, 'amount'],
        ['Paid', earnings.paid, 'amount'],
      ]}
    />
  );
}

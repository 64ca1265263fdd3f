import Typography from '@mui/material/Typography';
import type { SpeakerCommission, SpeakerCommissionsResponse } from '@summit/contracts';
import { CommissionItem } from './CommissionItem';
import { EmptyPart } from './EmptyPart';
import { LoadedPart } from './LoadedPart';
import { amountText } from './portal-format';
import { ShowMore } from './ShowMore';
import type { Pages } from './usePages';

export interface CommissionsProps extends Pages<SpeakerCommission, SpeakerCommissionsResponse> {
  onReceipt: (orderId: string) => void;
}

/** Each commission with its reasons. */
export function Commissions({ loaded, listOf, moreOf, onReceipt }: CommissionsProps) {
  return (
    <section aria-labelledby="commissions-title">
      <Typography id="commissions-title" variant="h2">
        Commissions
      </Typography>
      <LoadedPart loaded={loaded} what="your commissions">
        {(answer) => {
          const { payout_minimum, total } = answer;
          if (total === 0) {
            return (
              <EmptyPart title="No commissions yet">
                An order that comes with your code appears here, with the reason for every cent.
              </EmptyPart>
            );
          }
          return (
            <>
              <p className="portal__text">
                Payouts run on the 1st of each month from a balance of {amountText(payout_minimum)}.
              </p>
              <ul className="commissions">
                {listOf(answer).map((commission) => (
                  <CommissionItem key={commission.order_id} commission={commission} onReceipt={onReceipt} />
                ))}
              </ul>
              <ShowMore more={moreOf(answer)} />
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import { CommissionItem } from './CommissionItem';
import { LoadedPart } from './LoadedPart';
import { amountText } from './portal-format';
import type { CommissionPages } from './useCommissions';

/** Each commission with its reasons. */
export function Commissions({ loaded, listOf, moreOf }: CommissionPages) {
  return (
    <section aria-labelledby="commissions-title">
      <Typography id="commissions-title" variant="h2">
        Commissions
      </Typography>
      <LoadedPart loaded={loaded} what="your commissions">
        {(answer) => {
          const { payout_minimum, total } = answer;
          const more = moreOf(answer);
          if (total === 0) {
            return (
              <div className="portal-empty">
                <p>
                  <b>No commissions yet</b>
                </p>
                <p>An order that comes with your code appears here, with the reason for every cent.</p>
              </div>
            );
          }
          return (
            <>
              <p className="portal__text">
                Payouts run on the 1st of each month from a balance of {amountText(payout_minimum)}.
              </p>
              <ul className="commissions">
                {listOf(answer).map((commission) => (
                  <CommissionItem key={commission.order_id} commission={commission} />
                ))}
              </ul>
              {more.state === 'failed' && <PortalAlert>We could not load more. Please try again.</PortalAlert>}
              {more.load && (
                <Button
                  variant="outlined"
                  className="portal__more"
                  onClick={more.load}
                  loading={more.state === 'busy'}
                  loadingPosition="start"
                >
                  Show more
                </Button>
              )}
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
}

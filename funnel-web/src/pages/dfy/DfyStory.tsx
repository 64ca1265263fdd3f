import Typography from '@mui/material/Typography';
import { CalendarCheck, Clapperboard, FileText, MailCheck, MessagesSquare, Workflow } from 'lucide-react';
import { memo } from 'react';
import { BenefitList } from '../../features/offer/page/BenefitList';
import { OfferFaq } from '../../features/offer/page/OfferFaq';
import { OfferGuarantee } from '../../features/offer/page/OfferGuarantee';
import { Decline } from '../../features/offer/order-card/Decline';
import { thankYouPath } from '../../lib/site/paths';
import { DFY_FAQ, DFY_OFFER } from './dfy-copy.baked';

const ICONS = [FileText, Workflow, MailCheck, Clapperboard, MessagesSquare, CalendarCheck];

/** What is built and when, beside the order card. */
export const DfyStory = memo(function DfyStory() {
  const { benefitsTitle, benefits, schedule, guarantee, capacity, decline } = DFY_OFFER;
  return (
    <>
      <BenefitList id="dfy-benefits" title={benefitsTitle} benefits={benefits} icons={ICONS} />
      <section aria-labelledby="dfy-schedule">
        <Typography id="dfy-schedule" variant="h2">
          From call to launch
        </Typography>
        <ol className="schedule">
          {schedule.map(({ title, line }) => (
            <li key={title}>
              <p>{title}</p>
              <Typography variant="h5" component="h3">
                {line}
              </Typography>
            </li>
          ))}
        </ol>
      </section>
      <OfferGuarantee guarantee={guarantee} capacity={capacity} />
      <OfferFaq product="dfy" builtIn={DFY_FAQ} />
      <Decline label={decline} to={thankYouPath.dfy} />
    </>
  );
});

import Typography from '@mui/material/Typography';
import { CalendarClock, ClipboardList, FileCheck, MailQuestion, MessagesSquare } from 'lucide-react';
import { memo } from 'react';
import { BenefitList } from '../../features/offer/page/BenefitList';
import { OfferFaq } from '../../features/offer/page/OfferFaq';
import { OfferGuarantee } from '../../features/offer/page/OfferGuarantee';
import { Decline } from '../../features/offer/order-card/Decline';
import { thankYouPath } from '../../lib/site/paths';
import { IMPLEMENTATION_FAQ, IMPLEMENTATION_OFFER } from './implementation-copy.baked';

const ICONS = [MessagesSquare, FileCheck, MailQuestion, ClipboardList, CalendarClock];

/** What is in the package and how the call works, beside the order card. */
export const ImplementationStory = memo(function ImplementationStory() {
  const { benefitsTitle, benefits, callSteps, guarantee, capacity, decline } = IMPLEMENTATION_OFFER;
  return (
    <>
      <BenefitList id="implementation-benefits" title={benefitsTitle} benefits={benefits} icons={ICONS} />
      <section aria-labelledby="implementation-call">
        <Typography id="implementation-call" variant="h2">
          How the 30-minute call works
        </Typography>
        <ol className="steps">
          {callSteps.map(({ title, line }, index) => (
            <li key={title}>
              <span className="steps__number" aria-hidden="true">
                {index + 1}
              </span>
              <Typography variant="h5" component="h3">
                {title}
              </Typography>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </section>
      <OfferGuarantee guarantee={guarantee} capacity={capacity} />
      <OfferFaq product="implementation" builtIn={IMPLEMENTATION_FAQ} />
      <Decline label={decline} to={thankYouPath.implementation} />
    </>
  );
});

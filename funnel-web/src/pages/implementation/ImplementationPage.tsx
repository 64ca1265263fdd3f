import { formatUsd } from '@summit/pricing';
import type { SummitPhase } from '@summit/rules';
import { useOfferOrder } from '../../features/offer/checkout/useOfferOrder';
import { OfferExitPrompt } from '../../features/offer/exit-intent/OfferExitPrompt';
import { useOfferExit } from '../../features/offer/exit-intent/useOfferExit';
import { BuyerEyebrow } from '../../features/offer/page/BuyerEyebrow';
import { OfferTemplate } from '../../features/offer/page/OfferTemplate';
import { OfferVideo } from '../../features/offer/page/OfferVideo';
import { OrderBar } from '../../features/offer/order-card/OrderBar';
import { withFigures } from '../../lib/site/figures';
import { thankYouPath } from '../../lib/site/paths';
import { IMPLEMENTATION_OFFER } from './implementation-copy.baked';
import { implementationFilmCards } from './implementation-film-cards';
import { ImplementationOrder } from './ImplementationOrder';
import { ImplementationStory } from './ImplementationStory';

/** The Implementation offer (F-147 to F-164). */
export function ImplementationPage({ phase }: { phase: SummitPhase }) {
  const order = useOfferOrder({ product: 'implementation', returnPage: 'implementation' });
  const { timer, quote } = order;
  const exit = useOfferExit(
    'implementation',
    timer.endsAt !== null && !timer.expired && !order.isBusy && !order.coupon.validating,
  );
  const { title, lead, eyebrow, eyebrowBuyer, video, exit: exitCopy } = IMPLEMENTATION_OFFER;
  return (
    <>
      <OfferTemplate
        product="implementation"
        day={3}
        eyebrow={<BuyerEyebrow eyebrow={eyebrow} eyebrowBuyer={eyebrowBuyer} />}
        title={title}
        lead={withFigures(lead[phase])}
        video={
          <OfferVideo product="implementation" day={3} phase={phase} video={video} cardsOf={implementationFilmCards} />
        }
        order={<ImplementationOrder order={order} />}
      >
        <ImplementationStory />
      </OfferTemplate>
      <OrderBar product="implementation" dueCents={quote.totalCents} note="one payment" timer={timer} />
      <OfferExitPrompt
        exit={exit}
        title={exitCopy.title}
        line={withFigures(exitCopy.line)}
        acceptLabel={`Add Implementation for ${formatUsd(quote.totalCents)}`}
        onAccept={() => order.pay()}
        declinePath={thankYouPath.implementation}
      />
    </>
  );
}

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
import { DFY_OFFER } from './dfy-copy.baked';
import { dfyFilmCards } from './dfy-film-cards';
import { DfyOrder } from './DfyOrder';
import { DfyStory } from './DfyStory';

/** The Done-For-You offer (F-165 to F-186). */
export function DfyPage({ phase }: { phase: SummitPhase }) {
  const order = useOfferOrder({ product: 'dfy', returnPage: 'dfy' });
  const { timer, quote } = order;
  const due = quote.installments?.[0] ?? quote.totalCents;
  const amount = quote.installments ? `${formatUsd(due)} × ${quote.installments.length}` : formatUsd(due);
  const acceptLabel = timer.priceIsKnown ? `Add Done-For-You for ${amount}` : 'Add Done-For-You';
  const exit = useOfferExit(
    'dfy',
    timer.endsAt !== null && !timer.expired && !order.isBusy && !order.coupon.validating,
  );
  const { title, lead, eyebrow, eyebrowBuyer, video, exit: exitCopy } = DFY_OFFER;
  return (
    <>
      <OfferTemplate
        product="dfy"
        day={5}
        eyebrow={<BuyerEyebrow eyebrow={eyebrow} eyebrowBuyer={eyebrowBuyer} />}
        title={title}
        lead={withFigures(lead[phase])}
        video={<OfferVideo product="dfy" day={5} phase={phase} video={video} cardsOf={dfyFilmCards} />}
        order={<DfyOrder order={order} acceptLabel={acceptLabel} />}
      >
        <DfyStory />
      </OfferTemplate>
      <OrderBar
        product="dfy"
        dueCents={due}
        note={quote.installments ? 'due today, of three payments' : 'one payment'}
        timer={timer}
      />
      <OfferExitPrompt
        exit={exit}
        title={exitCopy.title}
        line={withFigures(exitCopy.line)}
        acceptLabel={acceptLabel}
        onAccept={() => order.pay()}
        declinePath={thankYouPath.dfy}
      />
    </>
  );
}

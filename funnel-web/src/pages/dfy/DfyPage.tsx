import { formatUsd } from '@summit/pricing';
import type { SummitPhase } from '@summit/rules';
import { useOfferOrder } from '../../features/offer/checkout/useOfferOrder';
import { OfferExitPrompt } from '../../features/offer/exit-intent/OfferExitPrompt';
import { useOfferExit } from '../../features/offer/exit-intent/useOfferExit';
import { OfferTemplate } from '../../features/offer/page/OfferTemplate';
import { useOfferFilm } from '../../features/offer/page/useOfferFilm';
import { VideoFacade } from '../../features/offer/page/VideoFacade';
import { OrderBar } from '../../features/offer/order-card/OrderBar';
import { useHeldOrders } from '../../lib/person/held-orders';
import { withFigures } from '../../lib/site/figures';
import { thankYouPath } from '../../lib/site/paths';
import { DFY_OFFER } from './dfy-copy.baked';
import { dfyFilmCards } from './dfy-film-cards';
import { DfyOrder } from './DfyOrder';
import { DfyStory } from './DfyStory';

/** The Done-For-You offer (F-165 to F-186). */
export function DfyPage({ phase }: { phase: SummitPhase }) {
  const film = useOfferFilm('dfy');
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
  const { orders } = useHeldOrders();
  return (
    <>
      <OfferTemplate
        product="dfy"
        day={5}
        eyebrow={orders.length > 0 ? eyebrowBuyer : eyebrow}
        title={title}
        lead={withFigures(lead[phase])}
        video={<VideoFacade {...video} day={5} src={film} cards={dfyFilmCards(phase)} />}
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

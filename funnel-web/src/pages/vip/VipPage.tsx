import { formatUsd } from '@summit/pricing';
import type { SummitPhase } from '@summit/rules';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';
import { useBuyerForm } from '../../features/offer/checkout/useBuyerForm';
import { useOfferOrder } from '../../features/offer/checkout/useOfferOrder';
import { OfferExitPrompt } from '../../features/offer/exit-intent/OfferExitPrompt';
import { useOfferExit } from '../../features/offer/exit-intent/useOfferExit';
import { OfferTemplate } from '../../features/offer/page/OfferTemplate';
import { OfferVideo } from '../../features/offer/page/OfferVideo';
import { OrderBar } from '../../features/offer/order-card/OrderBar';
import { isServer } from '../../config/env';
import { KnownVisitorScript } from '../../first-paint/KnownVisitorScript';
import { withFigures } from '../../lib/site/figures';
import { thankYouPath } from '../../lib/site/paths';
import { knownRegistration, type RegistrationRecord } from '../../lib/person/registration-record';
import { VIP_OFFER } from './vip-copy.baked';
import { vipFilmCards } from './vip-film-cards';
import { VipOrder, type PayWith } from './VipOrder';
import { VipStory } from './VipStory';

export interface VipPageProps {
  phase: SummitPhase;
  /** Where the provider's back link leads: the address that was opened. */
  returnPage: 'vip' | 'vip-upgrade';
}

function eyebrowFor(registration: RegistrationRecord | null): string {
  if (!registration) return VIP_OFFER.eyebrowUnregistered;
  return registration.name ? withFigures(VIP_OFFER.eyebrowNamed, { name: registration.name }) : VIP_OFFER.eyebrow;
}

const Note = () => (
  <p className="offer__note">
    <a href="#downloads">Go to your downloads</a>
  </p>
);

/** At build: all eyebrows. Which one is shown before the app has come, the script decides. */
function WaitingEyebrow() {
  const [before, after] = VIP_OFFER.eyebrowNamed.split('{name}');
  return (
    <>
      <span data-unless="registered">{VIP_OFFER.eyebrowUnregistered}</span>
      <span data-if="unnamed" style={{ display: 'none' }}>
        {VIP_OFFER.eyebrow}
      </span>
      <span data-if="named" style={{ display: 'none' }}>
        {before}
        <span data-fill="name" />
        {after}
      </span>
      <KnownVisitorScript />
    </>
  );
}

const WaitingNote = () => (
  <>
    <div data-if="registered" style={{ display: 'none' }}>
      <Note />
    </div>
    <KnownVisitorScript />
  </>
);

/** The VIP offer (F-125 to F-146), with the downloads of the registration at hand. */
export function VipPage({ phase, returnPage }: VipPageProps) {
  const { store } = use(OfferPortsContext);
  const [registration] = useState(() => knownRegistration(store));
  const order = useOfferOrder({ product: 'vip', returnPage });
  const buyer = useBuyerForm(order.known);
  const [query] = useSearchParams();
  // A buyer who comes back from PayPal in this tab finds PayPal's part of the card.
  const [payWith, setPayWith] = useState<PayWith>(() => (query.has('token') ? 'paypal' : 'card'));
  const { timer, quote } = order;
  const exit = useOfferExit(
    'vip',
    timer.endsAt !== null && !timer.expired && !order.isBusy && !order.coupon.validating,
  );

  const submit = () => {
    if (payWith === 'paypal') return;
    const who = buyer.confirm();
    if (who) order.pay(who);
  };

  return (
    <>
      <OfferTemplate
        product="vip"
        day={1}
        eyebrow={isServer ? <WaitingEyebrow /> : eyebrowFor(registration)}
        title={VIP_OFFER.title}
        lead={withFigures(VIP_OFFER.lead[phase])}
        note={isServer ? <WaitingNote /> : registration && <Note />}
        video={<OfferVideo product="vip" day={1} phase={phase} video={VIP_OFFER.video} cardsOf={vipFilmCards} />}
        order={<VipOrder order={order} buyer={buyer} payWith={payWith} onPayWith={setPayWith} onSubmit={submit} />}
      >
        <VipStory registration={registration} />
      </OfferTemplate>
      <OrderBar product="vip" dueCents={quote.totalCents} note="one payment, lifetime access" timer={timer} />
      <OfferExitPrompt
        exit={exit}
        title={withFigures(VIP_OFFER.exit.title)}
        line={VIP_OFFER.exit.line}
        acceptLabel={`Get VIP access for ${formatUsd(quote.totalCents)}`}
        onAccept={() => {
          if (payWith === 'card') submit();
          else document.getElementById('order')?.scrollIntoView();
        }}
        declinePath={thankYouPath.vip}
      />
    </>
  );
}

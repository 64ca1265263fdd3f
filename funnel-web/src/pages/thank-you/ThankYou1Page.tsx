import type { SummitPhase } from '@summit/rules';
import { use, useState } from 'react';
import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { CalendarLink } from '../../features/after-order/CalendarLink';
import { ShareBox } from '../../features/after-order/ShareBox';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';
import { useHeldOrders } from '../../lib/person/held-orders';
import { knownRegistration } from '../../lib/person/registration-record';
import { vipPath } from '../../lib/site/paths';
import { Downloads } from './Downloads';
import { MissedList } from './MissedList';
import { OfferReminder } from './OfferReminder';
import { SocialProof } from './SocialProof';
import { THANK_YOU_COPY, THANK_YOU_COPY_UNKNOWN, VIP_REMINDER } from './thank-you-copy.baked';

/** After declining VIP (F-018). Says "registered" to whom the server has registered, and sells VIP to nobody who has it. */
export function ThankYou1Page({ phase }: { phase: SummitPhase }) {
  const { store } = use(OfferPortsContext);
  const [registered] = useState(() => knownRegistration(store) !== null);
  const [inviteUrl] = useState(() => store.get('inviteUrl'));
  const vip = useHeldOrders().of('vip');
  return (
    <AfterOrderTemplate
      name="Your bonuses"
      tone={registered ? 'done' : 'waiting'}
      {...(registered ? THANK_YOU_COPY : THANK_YOU_COPY_UNKNOWN)[1]}
    >
      <Downloads />
      {phase !== 'concluded' && <CalendarLink />}
      <ShareBox phase={phase} inviteUrl={inviteUrl} />
      <SocialProof />
      {!vip && (
        <>
          <MissedList />
          <OfferReminder product="vip" {...VIP_REMINDER} to={vipPath} />
        </>
      )}
    </AfterOrderTemplate>
  );
}

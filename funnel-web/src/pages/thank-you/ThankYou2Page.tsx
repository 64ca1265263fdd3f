import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { useHeldOrders } from '../../lib/person/held-orders';
import { implementationPath } from '../../lib/site/paths';
import { Downloads } from './Downloads';
import { GiftRow } from './GiftRow';
import { OfferReminder } from './OfferReminder';
import { IMPLEMENTATION_REMINDER, THANK_YOU_COPY, THANK_YOU_COPY_UNKNOWN } from './thank-you-copy.baked';

/** After declining Implementation (F-019). Speaks of an order where the server knows of one. */
export function ThankYou2Page() {
  const held = useHeldOrders();
  const vip = held.of('vip') !== null;
  return (
    <AfterOrderTemplate
      name="Your VIP bonuses"
      tone={vip ? 'done' : 'waiting'}
      {...(vip ? THANK_YOU_COPY : THANK_YOU_COPY_UNKNOWN)[2]}
    >
      <Downloads withVipPack>
        <GiftRow />
      </Downloads>
      {!held.of('implementation') && (
        <OfferReminder product="implementation" {...IMPLEMENTATION_REMINDER} to={implementationPath} />
      )}
    </AfterOrderTemplate>
  );
}

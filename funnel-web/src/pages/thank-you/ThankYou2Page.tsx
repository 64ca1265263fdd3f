import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { implementationPath } from '../../lib/paths';
import { Downloads } from './Downloads';
import { GiftRow } from './GiftRow';
import { OfferReminder } from './OfferReminder';
import { IMPLEMENTATION_REMINDER, THANK_YOU_COPY } from './thank-you-copy.baked';

/** After declining Implementation (F-019). */
export function ThankYou2Page() {
  return (
    <AfterOrderTemplate name="Your VIP bonuses" {...THANK_YOU_COPY[2]}>
      <Downloads withVipPack>
        <GiftRow />
      </Downloads>
      <OfferReminder product="implementation" {...IMPLEMENTATION_REMINDER} to={implementationPath} />
    </AfterOrderTemplate>
  );
}

import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { vipPath } from '../../lib/paths';
import { Downloads } from './Downloads';
import { MissedList } from './MissedList';
import { OfferReminder } from './OfferReminder';
import { ShareBox } from './ShareBox';
import { SocialProof } from './SocialProof';
import { THANK_YOU_COPY, VIP_REMINDER } from './thank-you-copy.baked';

/** After declining VIP (F-018). */
export function ThankYou1Page() {
  return (
    <AfterOrderTemplate name="Your bonuses" {...THANK_YOU_COPY[1]}>
      <Downloads />
      <ShareBox />
      <SocialProof />
      <MissedList />
      <OfferReminder product="vip" {...VIP_REMINDER} to={vipPath} />
    </AfterOrderTemplate>
  );
}

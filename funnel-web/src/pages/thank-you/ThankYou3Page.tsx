import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { useHeldOrders } from '../../lib/person/held-orders';
import { DfyContents } from './DfyContents';
import { Downloads } from './Downloads';
import { NextSteps } from './NextSteps';
import { SupportContact } from './SupportContact';
import { THANK_YOU_COPY, THANK_YOU_COPY_UNKNOWN } from './thank-you-copy.baked';

/** After declining Done-For-You (F-020, F-265). Speaks of an order where the server knows of one. */
export function ThankYou3Page() {
  const held = useHeldOrders();
  const ordered = held.orders.length > 0;
  return (
    <AfterOrderTemplate
      name="Thank you"
      tone={ordered ? 'done' : 'waiting'}
      {...(ordered ? THANK_YOU_COPY : THANK_YOU_COPY_UNKNOWN)[3]}
    >
      <Downloads withVipPack />
      <NextSteps />
      {!held.of('dfy') && <DfyContents />}
      <SupportContact />
    </AfterOrderTemplate>
  );
}

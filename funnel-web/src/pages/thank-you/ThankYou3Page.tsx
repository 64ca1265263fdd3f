import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { DfyContents } from './DfyContents';
import { Downloads } from './Downloads';
import { NextSteps } from './NextSteps';
import { SupportContact } from './SupportContact';
import { THANK_YOU_COPY } from './thank-you-copy.baked';

/** After declining Done-For-You (F-020, F-265). */
export function ThankYou3Page() {
  return (
    <AfterOrderTemplate name="Thank you" {...THANK_YOU_COPY[3]}>
      <Downloads withVipPack />
      <NextSteps />
      <DfyContents />
      <SupportContact />
    </AfterOrderTemplate>
  );
}

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { receiptQuery, type AttributionReceipt } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { StepList } from '@summit/ui/steps/StepList';
import { use, useCallback, useId } from 'react';
import { env } from '../../config/env';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { DialogCloseButton } from '../../lib/browser/DialogCloseButton';
import { receiptPath } from '../../lib/site/paths';
import { dayText } from '../../lib/site/shown-date';
import { LoadedPart } from './LoadedPart';
import { amountText } from './portal-format';
import { useLoaded } from './useLoaded';

export interface ReceiptDialogProps {
  orderId: string;
  onError: (error: unknown) => boolean;
  onClose: () => void;
}

/** Where anybody who is given it sees that the receipt is ours, also when more happened since. */
const checkUrl = (receipt: AttributionReceipt): string =>
  `${env.funnelOrigin}${receiptPath}?${new URLSearchParams(receiptQuery(receipt)).toString()}`;

/** The signed way of an order from the click to the payout (C-058). */
export function ReceiptDialog({ orderId, onError, onClose }: ReceiptDialogProps) {
  const { receipt } = use(SpeakerPortsContext);
  const id = useId();
  const load = useCallback(() => receipt(orderId), [receipt, orderId]);
  const loaded = useLoaded(load, onError);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: '64px !important' }}>
        Receipt
      </DialogTitle>
      <DialogContent>
        <LoadedPart loaded={loaded} what="the receipt">
          {(shown) => (
            <div className="portal-receipt">
              <p>
                <b>{amountText(shown.commission)}</b> of commission
                {shown.affiliate_code ? ` for ${shown.affiliate_code}` : ': the order counts for nobody'}.
              </p>
              <StepList
                label="Steps of the receipt"
                steps={shown.steps.map(({ number, at, text }) => ({
                  key: number,
                  dateTime: at,
                  when: dayText(at),
                  text,
                }))}
              />
              <p>Every step is signed. Whoever has the check link sees that this receipt is ours and unchanged.</p>
              <CopyButton text={checkUrl(shown)} label="Copy check link" size="medium" />
            </div>
          )}
        </LoadedPart>
      </DialogContent>
      <DialogCloseButton onClick={onClose} />
    </Dialog>
  );
}

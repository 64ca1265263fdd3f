import Button from '@mui/material/Button';
import type { SpeakerCommission } from '@summit/contracts';
import { commissionReasons, STATE_TEXTS } from './commission-reasons';
import { DisclosedOrder } from './DisclosedOrder';
import { amountText } from './portal-format';

const TONES = {
  waiting_for_delivery: 'waiting',
  held: 'waiting',
  payable: 'good',
  in_payout: 'good',
  paid: 'good',
  disputed: 'bad',
  taken_back: 'bad',
  canceled: 'bad',
  own_order: 'bad',
  in_review: 'waiting',
  denied: 'bad',
} as const;

/** One order: what it earns and how that stands; opened, the reasons step by step. */
export function CommissionItem({
  commission,
  onReceipt,
}: {
  commission: SpeakerCommission;
  onReceipt: (orderId: string) => void;
}) {
  const { product, paid_at, commission: earned, state, order_id } = commission;
  return (
    <DisclosedOrder
      product={product}
      at={paid_at}
      chip={{ tone: TONES[state], text: STATE_TEXTS[state] }}
      amount={amountText(earned)}
      reasons={commissionReasons(commission)}
      orderId={order_id}
    >
      <div>
        <dt>Receipt</dt>
        <dd>
          <Button size="small" variant="outlined" onClick={() => onReceipt(order_id)}>
            Show the receipt
          </Button>
        </dd>
      </div>
    </DisclosedOrder>
  );
}

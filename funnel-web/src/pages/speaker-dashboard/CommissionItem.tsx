import Button from '@mui/material/Button';
import type { SpeakerCommission } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import { ChevronDown } from 'lucide-react';
import { commissionReasons, STATE_TEXTS } from './commission-reasons';
import { amountText } from './portal-format';
import { dayText } from '../../lib/site/shown-date';

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
    <li>
      <details className="commission">
        <summary>
          <span className="commission__what">
            <b>{PRODUCT_NAMES[product].long}</b>
            <time dateTime={paid_at}>{dayText(paid_at)}</time>
          </span>
          <span className={`portal-chip portal-chip--${TONES[state]}`}>{STATE_TEXTS[state]}</span>
          <b className="commission__amount">{amountText(earned)}</b>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </summary>
        <dl className="commission__reasons">
          {commissionReasons(commission).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>Order id</dt>
            <dd className="commission__id">{order_id}</dd>
          </div>
          <div>
            <dt>Receipt</dt>
            <dd>
              <Button size="small" variant="outlined" onClick={() => onReceipt(order_id)}>
                Show the receipt
              </Button>
            </dd>
          </div>
        </dl>
      </details>
    </li>
  );
}

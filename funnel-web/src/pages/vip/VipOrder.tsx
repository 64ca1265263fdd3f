import { formatUsd } from '@summit/pricing';
import type { BuyerForm } from '../../features/offer/checkout/useBuyerForm';
import type { OfferOrder } from '../../features/offer/checkout/useOfferOrder';
import { usePaypalOrder } from '../../features/offer/checkout/usePaypalOrder';
import { CodeField } from '../../features/offer/coupon/CodeField';
import { OfferTimer } from '../../features/offer/timer/OfferTimer';
import { BumpTiles } from '../../features/offer/order-card/BumpTiles';
import { BuyerFields } from '../../features/offer/order-card/BuyerFields';
import { Decline } from '../../features/offer/order-card/Decline';
import { DueToday } from '../../features/offer/order-card/DueToday';
import { OrderButton } from '../../features/offer/order-card/OrderButton';
import { OrderCard } from '../../features/offer/order-card/OrderCard';
import { PaymentMarks } from '../../features/offer/order-card/PaymentMarks';
import { PriceLine } from '../../features/offer/order-card/PriceLine';
import { RadioTiles } from '../../features/offer/order-card/RadioTiles';
import { Reassurance } from '../../features/offer/order-card/Reassurance';
import { PaypalButton } from '../../features/offer/paypal-button/PaypalButton';
import { withFigures } from '../../lib/site/figures';
import { implementationPath, thankYouPath } from '../../lib/site/paths';
import { LIST_PRICE_NAME, VIP_LIST_PRICE } from '../../lib/site/vip-list-price';
import { VIP_OFFER } from './vip-copy.baked';

export type PayWith = 'card' | 'paypal';

const WAYS = [
  { value: 'card', label: 'Card' },
  { value: 'paypal', label: 'PayPal' },
] as const;

export interface VipOrderProps {
  order: OfferOrder;
  buyer: BuyerForm;
  payWith: PayWith;
  onPayWith: (way: PayWith) => void;
  onSubmit: () => void;
}

/** Order card of VIP: add-on, card or PayPal, each with its own code (F-131 to F-134). */
export function VipOrder({ order, buyer, payWith, onPayWith, onSubmit }: VipOrderProps) {
  const { timer, purchase } = order;
  const paypal = usePaypalOrder(order, { confirm: buyer.confirm, known: order.known });
  const byCard = payWith === 'card';
  const { quote, code } = byCard ? order : paypal;
  const entry = byCard ? order.coupon : paypal.discount;
  const edit = (change: () => void) => {
    purchase.clear();
    change();
  };

  return (
    <OrderCard
      title="VIP upgrade"
      isPriceKnown={timer.priceIsKnown}
      isBusy={order.isBusy}
      onSubmit={onSubmit}
      price={
        <>
          <PriceLine
            timer={timer}
            price={quote.lines[0]?.amountCents ?? quote.totalCents}
            reference={timer.expired ? null : VIP_LIST_PRICE}
            referenceName={LIST_PRICE_NAME}
          />
          <OfferTimer
            timer={timer}
            endedText={withFigures('The offer window has closed. The price of VIP stays {vip.early}.')}
          />
        </>
      }
      pay={
        <>
          <DueToday
            quote={quote}
            isKnown={timer.priceIsKnown}
            discount={code && { code: code.code, onRemove: order.isBusy ? null : () => edit(entry.remove) }}
          />
          {byCard ? (
            <OrderButton
              label={`Get VIP access for ${formatUsd(quote.totalCents)}`}
              purchase={purchase}
              checksCode={order.coupon.validating}
              paypal={order.paypal}
              totalCents={quote.totalCents}
              onwardPath={implementationPath}
            />
          ) : (
            <>
              <p className="order-sentence">Pay {formatUsd(quote.totalCents)} with PayPal</p>
              <PaypalButton {...paypal.events} onwardPath={implementationPath} locked={paypal.discount.validating} />
            </>
          )}
          <PaymentMarks paypal />
        </>
      }
      foot={
        <>
          <Reassurance text={VIP_OFFER.reassurance} />
          <Decline label={VIP_OFFER.decline} to={thankYouPath.vip} />
        </>
      }
    >
      <BuyerFields form={buyer} />
      <BumpTiles order={order} />
      <RadioTiles
        inline
        legend="Pay with"
        tiles={WAYS}
        value={payWith}
        onChange={(way) => edit(() => onPayWith(way))}
      />
      {byCard ? (
        <CodeField key="card" entry={order.coupon} label="Coupon code" reveal="Have a coupon?" />
      ) : (
        <CodeField key="paypal" entry={paypal.discount} label="Discount code" reveal="Have a discount code?" />
      )}
    </OrderCard>
  );
}

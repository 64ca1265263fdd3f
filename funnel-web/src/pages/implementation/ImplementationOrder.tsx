import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { GUEST } from '../../lib/person/buyer';
import type { OfferOrder } from '../../features/offer/checkout/useOfferOrder';
import { usePaypalOrder } from '../../features/offer/checkout/usePaypalOrder';
import { CodeField } from '../../features/offer/coupon/CodeField';
import { OfferTimer } from '../../features/offer/timer/OfferTimer';
import { BumpTiles } from '../../features/offer/order-card/BumpTiles';
import { CoachingSelect } from '../../features/offer/order-card/CoachingSelect';
import { Decline } from '../../features/offer/order-card/Decline';
import { DueToday } from '../../features/offer/order-card/DueToday';
import { OrderButton } from '../../features/offer/order-card/OrderButton';
import { OrderCard } from '../../features/offer/order-card/OrderCard';
import { PaymentMarks } from '../../features/offer/order-card/PaymentMarks';
import { PriceLine } from '../../features/offer/order-card/PriceLine';
import { Reassurance } from '../../features/offer/order-card/Reassurance';
import { SavedCardNote } from '../../features/offer/order-card/SavedCardNote';
import { PaypalButton } from '../../features/offer/paypal-button/PaypalButton';
import { PaypalChoice } from '../../features/offer/paypal-button/PaypalChoice';
import { dfyPath, thankYouPath } from '../../lib/site/paths';
import { IMPLEMENTATION_OFFER } from './implementation-copy.baked';

/** Order card of Implementation: add-on, coaching, coupon, one click or hosted checkout, and PayPal with its own code (F-151 to F-155). */
export function ImplementationOrder({ order }: { order: OfferOrder }) {
  const { timer, options, quote, code, purchase, coupon, isBusy } = order;
  const paypal = usePaypalOrder(order, { confirm: () => order.known ?? GUEST, known: order.known });
  const { decline, reassurance } = IMPLEMENTATION_OFFER;
  const removeCoupon = () => {
    purchase.clear();
    coupon.remove();
  };
  const early = timer.offer === 'active' && !timer.expired;
  const known = timer.priceIsKnown;

  return (
    <OrderCard
      title={IMPLEMENTATION_OFFER.name}
      isPriceKnown={known}
      isBusy={isBusy}
      onSubmit={() => order.pay()}
      price={
        <>
          <PriceLine
            timer={timer}
            price={quote.lines[0]?.amountCents ?? quote.totalCents}
            reference={early ? PRICE_BOOK.implementation.reference : null}
          />
          <OfferTimer timer={timer} laterPrice={PRICE_BOOK.implementation.reference} />
        </>
      }
      pay={
        <>
          <DueToday
            quote={quote}
            isKnown={known || (isBusy && order.returned !== null)}
            discount={
              code && {
                code: code.code,
                onRemove: isBusy ? null : removeCoupon,
              }
            }
          />
          <OrderButton
            label={known ? `Add Implementation for ${formatUsd(quote.totalCents)}` : 'Add Implementation'}
            purchase={purchase}
            checksCode={coupon.validating}
            paypal={order.paypal}
            totalCents={quote.totalCents}
            onwardPath={dfyPath}
          />
          <PaymentMarks paypal />
        </>
      }
      foot={
        <>
          <SavedCardNote card={timer.savedCard} />
          <Reassurance text={reassurance} />
          <p className="or">or</p>
          <PaypalChoice
            label={known ? `Pay ${formatUsd(paypal.quote.totalCents)} with PayPal` : 'Pay with PayPal'}
            disabled={purchase.status !== 'idle'}
          >
            <p className="order-sentence">
              Pay {formatUsd(paypal.quote.totalCents)} with PayPal
              {paypal.code && (
                <button
                  type="button"
                  className="order-sentence__remove"
                  disabled={isBusy}
                  onClick={paypal.discount.remove}
                >
                  Remove discount {paypal.code.code}
                </button>
              )}
            </p>
            <PaypalButton
              {...paypal.events}
              onwardPath={dfyPath}
              locked={purchase.status !== 'idle' || paypal.discount.validating}
            />
            <div inert={isBusy}>
              <CodeField entry={paypal.discount} label="Discount code" reveal="Have a discount code for PayPal?" />
            </div>
          </PaypalChoice>
          <Decline label={decline} to={thankYouPath.implementation} />
        </>
      }
    >
      <BumpTiles order={order} />
      <CoachingSelect
        value={options.coachingSessions}
        onChange={(coachingSessions) => order.change({ coachingSessions })}
      />
      <CodeField entry={coupon} label="Coupon code" />
    </OrderCard>
  );
}

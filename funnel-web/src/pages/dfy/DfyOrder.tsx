import { formatUsd, PRICE_BOOK, quote as quoteOf } from '@summit/pricing';
import type { OfferOrder } from '../../features/offer/checkout/useOfferOrder';
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
import { RadioTiles } from '../../features/offer/order-card/RadioTiles';
import { shownAmount } from '../../features/offer/order-card/shown-amount';
import { Reassurance } from '../../features/offer/order-card/Reassurance';
import { SavedCardNote } from '../../features/offer/order-card/SavedCardNote';
import { nextPathAfter } from '../../features/offer/checkout/usePaidStep';
import { thankYouPath } from '../../lib/site/paths';
import { DFY_OFFER } from './dfy-copy.baked';

export interface DfyOrderProps {
  order: OfferOrder;
  acceptLabel: string;
}

/** The two ways to pay with what each takes today, whatever else is chosen (F-170, F-179). */
function useWays({ timer, options, offer, code }: OfferOrder) {
  const price = (plan: boolean) => quoteOf({ product: 'dfy', offer, ...options, plan, coupon: code?.coupon ?? null });
  const installments = price(true).installments ?? [];
  return [
    {
      value: 'full',
      label: 'Pay in full',
      note: 'One charge today',
      amount: shownAmount(timer.priceIsKnown, formatUsd(price(false).totalCents)),
    },
    {
      value: 'plan',
      label: '3-month plan',
      note: 'Monthly, 0% interest',
      amount: shownAmount(timer.priceIsKnown, `${formatUsd(installments[0] ?? 0)} × ${installments.length}`),
    },
  ] as const;
}

/** Order card of Done-For-You: in full or in three payments, coaching, coupon behind a reveal (F-169 to F-171). */
export function DfyOrder({ order, acceptLabel }: DfyOrderProps) {
  const { timer, options, quote, code, purchase, coupon, isBusy } = order;
  const ways = useWays(order);
  const removeCoupon = () => {
    purchase.clear();
    coupon.remove();
  };
  const early = timer.offer === 'active' && !timer.expired;

  return (
    <OrderCard
      title={DFY_OFFER.name}
      isPriceKnown={timer.priceIsKnown}
      isBusy={isBusy}
      onSubmit={() => order.pay()}
      price={
        <>
          <PriceLine
            timer={timer}
            price={quote.lines[0]?.amountCents ?? quote.totalCents}
            reference={early ? PRICE_BOOK.dfy.reference : null}
          />
          <OfferTimer timer={timer} laterPrice={PRICE_BOOK.dfy.reference} />
        </>
      }
      pay={
        <>
          <DueToday
            quote={quote}
            isKnown={timer.priceIsKnown}
            discount={
              code && {
                code: code.code,
                onRemove: isBusy ? null : removeCoupon,
              }
            }
          />
          <OrderButton
            label={acceptLabel}
            purchase={purchase}
            checksCode={coupon.validating}
            totalCents={quote.totalCents}
            onwardPath={nextPathAfter('dfy', order.sessionIdFor(order.known?.email ?? ''))}
          />
          <PaymentMarks />
        </>
      }
      foot={
        <>
          {options.plan ? (
            <Reassurance text="You confirm the three payments on our secure payment page before anything is charged." />
          ) : (
            <SavedCardNote card={timer.savedCard} />
          )}
          <Reassurance text={DFY_OFFER.reassurance} />
          <Decline label={DFY_OFFER.decline} to={thankYouPath.dfy} />
        </>
      }
    >
      <RadioTiles
        legend="How would you like to pay?"
        tiles={ways}
        value={options.plan ? 'plan' : 'full'}
        onChange={(way) => order.change({ plan: way === 'plan' })}
      />
      <BumpTiles order={order} />
      <CoachingSelect
        value={options.coachingSessions}
        onChange={(coachingSessions) => order.change({ coachingSessions })}
      />
      <CodeField entry={coupon} label="Coupon code" reveal="Have a coupon?" />
    </OrderCard>
  );
}

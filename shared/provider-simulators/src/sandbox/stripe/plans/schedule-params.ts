import { PRICE_DATA } from '../checkout/session-params.js';
import { clearable, flag, group, listOf, metadata, oneOf, text, whole } from '../http/params.js';

const PRORATION = oneOf('always_invoice', 'create_prorations', 'none');

export const CREATE_SCHEDULE = group(
  {
    from_subscription: text,
    customer: text,
    end_behavior: text,
    metadata,
    phases: listOf(group({})),
    start_date: text,
  },
  'from_subscription',
);

/** `iterations` is gone since 2025-09-30.clover: it is refused as any unknown parameter. */
export const UPDATE_SCHEDULE = group({
  end_behavior: oneOf('release', 'cancel', 'none', 'renew'),
  proration_behavior: PRORATION,
  metadata,
  default_settings: group({ default_payment_method: text, description: clearable(text) }),
  phases: listOf(
    group(
      {
        start_date: whole,
        end_date: whole,
        duration: group({ interval: oneOf('day', 'week', 'month', 'year'), interval_count: whole }, 'interval'),
        items: listOf(group({ price: text, price_data: PRICE_DATA, quantity: whole, metadata })),
        proration_behavior: PRORATION,
        metadata,
        description: text,
        currency: text,
      },
      'items',
    ),
  ),
});

export const CANCEL_SCHEDULE = group({ invoice_now: flag, prorate: flag });

/** What we read of PayPal's objects, named as in its descriptions of Orders v2, Payments v2 and Disputes v1. */
export interface PaypalMoney {
  currency_code: string;
  /** `"27.00"` */
  value: string;
}

interface Link {
  href: string;
  rel: string;
}

export interface PaypalRefund {
  id: string;
  status: 'CANCELLED' | 'FAILED' | 'PENDING' | 'COMPLETED';
  amount: PaypalMoney;
  create_time: string;
  links?: Link[];
}

export interface PaypalCapture {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED';
  amount: PaypalMoney;
  custom_id?: string;
  invoice_id?: string;
  supplementary_data?: { related_ids?: { order_id?: string } };
  create_time: string;
  links?: Link[];
}

export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  payer?: { email_address?: string; name?: { given_name?: string; surname?: string } };
  purchase_units: {
    custom_id?: string;
    invoice_id?: string;
    payments?: { captures?: PaypalCapture[]; refunds?: PaypalRefund[] };
  }[];
  create_time?: string;
  update_time?: string;
}

export interface PaypalDispute {
  dispute_id: string;
  status: string;
  dispute_amount?: PaypalMoney;
  dispute_outcome?: { outcome_code?: string };
  disputed_transactions?: { seller_transaction_id?: string }[];
  create_time: string;
  seller_response_due_date?: string;
}

export interface PaypalEvent {
  id: string;
  event_type: string;
  create_time: string;
  resource?: PaypalEventResource;
}

/** Whatever an event is about, by the fields that lead to it. */
export interface PaypalEventResource {
  id?: string;
  dispute_id?: string;
  supplementary_data?: { related_ids?: { order_id?: string } };
  links?: Link[];
}

/** The id at the end of the link to what an object belongs to: a refund's capture, a capture's order. */
export function parentRef(object: { links?: Link[] }, collection: 'captures' | 'orders'): string | null {
  const href = object.links?.find(({ rel }) => rel === 'up')?.href;
  return href ? (new RegExp(`/${collection}/([A-Za-z0-9-]+)$`).exec(href)?.[1] ?? null) : null;
}

/** Name of the job that asks whoever paid, at the provider's address, whether a correction is right. */
export const ASK_PAYER_TASK = 'billing/ask-payer';

export interface AskPayerJob {
  order_id: string;
  request_id: string;
}

/** Name of the job that mails a fresh link to the orders of an address. */
export const MAIL_ORDERS_LINK_TASK = 'billing/mail-orders-link';

export interface OrdersLinkJob {
  email: string;
  /** Id of the request: however often the job runs, it makes one mail. */
  wish: string;
}

/** One line of a cart. */
export interface PurchaseLine {
  name: string;
  price: string;
  unit_amount: number;
  quantity: number;
  /** The part of the discount that falls on this line. */
  discount: number;
}

/** What a checkout session is for: the part of its making that the session itself does not show. */
export interface Purchase {
  lines: PurchaseLine[];
  coupon: string | null;
  intentData: {
    description?: string;
    metadata?: Record<string, string>;
    receipt_email?: string;
    setup_future_usage?: 'off_session' | 'on_session';
    statement_descriptor_suffix?: string;
  };
  subscriptionData: { description?: string; metadata?: Record<string, string> };
  /** The payment intent of the first attempt; sessions in subscription mode do not show theirs. */
  intent: string | null;
  /** The payment method that waits for 3-D Secure. */
  authenticating: string | null;
}

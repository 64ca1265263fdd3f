/** What a payment says at the provider of who began it; null for what it does not say. */
export interface PaymentOrigin {
  /** The order it is for: ours, or one of others who use the same kind of id. */
  orderId: string | null;
  /** The mark of the installation; payments that are older than marks bear none, nor do those of other products. */
  installation: string | null;
}

export const UNNAMED: PaymentOrigin = { orderId: null, installation: null };

/** Begun by another installation of this product on the same account, as far as its mark says. */
export const bearsAnothersMark = ({ installation }: Pick<PaymentOrigin, 'installation'>, own: string): boolean =>
  installation !== null && installation !== own;

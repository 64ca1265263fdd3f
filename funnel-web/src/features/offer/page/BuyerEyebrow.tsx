import { useHeldOrders } from '../../../lib/person/held-orders';

export interface BuyerEyebrowProps {
  eyebrow: string;
  /** For who has ordered before. */
  eyebrowBuyer: string;
}

/** The line above the title of an offer that follows another one. */
export function BuyerEyebrow({ eyebrow, eyebrowBuyer }: BuyerEyebrowProps) {
  const { orders } = useHeldOrders();
  return orders.length > 0 ? eyebrowBuyer : eyebrow;
}

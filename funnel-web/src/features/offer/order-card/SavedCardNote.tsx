import type { SavedCard } from '@summit/contracts';
import { CreditCard } from 'lucide-react';

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** Under the one-click button: which card one click charges, or what a press does where none is stored for this browser. */
export function SavedCardNote({ card }: { card: SavedCard | null }) {
  return (
    <p className="order-note">
      <CreditCard size={18} strokeWidth={1.75} aria-hidden />
      {card
        ? `One click charges the ${brandName(card.brand)} card ending ${card.last4} that you used for your last order.`
        : 'Secure checkout opens. Nothing is charged before you confirm there.'}
    </p>
  );
}

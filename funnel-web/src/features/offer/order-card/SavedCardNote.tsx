import type { SavedCard } from '@summit/contracts';
import { CreditCard } from 'lucide-react';

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** Under the one-click button: whose card it charges, or what happens when none is known (ui.md 4.0.6). */
export function SavedCardNote({ card }: { card: SavedCard | null }) {
  return (
    <p className="order-note">
      <CreditCard size={18} strokeWidth={1.75} aria-hidden />
      {card
        ? `One click charges the ${brandName(card.brand)} card ending ${card.last4} that you used for your last order.`
        : 'One click charges the card from your last order. If none is stored, secure checkout opens.'}
    </p>
  );
}

import { ShieldCheck } from 'lucide-react';

/** The refund condition next to the price, not only in the policy (ui.md 4.0.6). */
export function Reassurance({ text }: { text: string }) {
  return (
    <p className="order-note">
      <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
      {text}
    </p>
  );
}

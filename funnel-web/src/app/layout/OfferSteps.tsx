import { PRODUCT_NAMES, PRODUCTS, type Product } from '@summit/rules';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { useHeldOrders } from '../../lib/person/held-orders';
import { Check } from 'lucide-react';

/** Where the order stands: three steps, those that are paid for ticked, or "Step 2 of 3" on narrow screens. */
export function OfferSteps({ current }: { current: Product }) {
  const held = useHeldOrders();
  const at = PRODUCTS.indexOf(current);
  return (
    <>
      <p className="steps-short">
        Step {at + 1} of {PRODUCTS.length}
      </p>
      <ol className="steps-long" aria-label="Steps of your order">
        {PRODUCTS.map((product) => (
          <li key={product} aria-current={product === current ? 'step' : undefined}>
            {held.of(product) && (
              <>
                <Check size={18} strokeWidth={2} aria-hidden />
                <span style={visuallyHidden}>Ordered: </span>
              </>
            )}
            {PRODUCT_NAMES[product].short}
          </li>
        ))}
      </ol>
    </>
  );
}

import { bumpsOnCard, formatUsd } from '@summit/pricing';
import type { OfferOrder } from '../checkout/useOfferOrder';
import { CheckTile } from './CheckTile';

/** The add-ons of the product, as the price book has them; Done-For-You shows none (F-177). */
export function BumpTiles({ order }: { order: Pick<OfferOrder, 'product' | 'options' | 'change'> }) {
  const { bumps } = order.options;
  return bumpsOnCard(order.product).map(({ key, name, cents, description }) => (
    <CheckTile
      key={key}
      label={`Add the ${name}`}
      amount={`+${formatUsd(cents)}`}
      description={description}
      checked={bumps.includes(key)}
      onChange={(checked) => order.change({ bumps: checked ? [...bumps, key] : bumps.filter((one) => one !== key) })}
    />
  ));
}

import type { Product } from '@summit/rules';
import { render, screen } from '@testing-library/react';
import { holding } from '../../../test/render-after-order';
import { HeldOrdersContext } from '../../lib/person/held-orders';
import { OfferSteps } from './OfferSteps';

const ticked = (held: readonly Product[]) => {
  render(
    <HeldOrdersContext value={holding(held)}>
      <OfferSteps current="dfy" />
    </HeldOrdersContext>,
  );
  return screen.getAllByRole('listitem').map((step) => /^Ordered:/.test(step.textContent));
};

describe('OfferSteps', () => {
  it('ticks what the server says was ordered, and nothing else', () => {
    expect(ticked(['implementation'])).toEqual([false, true, false]);
  });

  it('ticks nothing for a visitor without an order', () => {
    expect(ticked([])).toEqual([false, false, false]);
  });
});

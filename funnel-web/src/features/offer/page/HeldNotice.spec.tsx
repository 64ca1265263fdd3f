import type { Product } from '@summit/rules';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { holding } from '../../../../test/render-after-order';
import { HeldOrdersContext } from '../../../lib/person/held-orders';
import { HeldNotice } from './HeldNotice';

const show = (product: Product, held: readonly Product[], state: unknown = null) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: `/${product}`, state }]}>
      <HeldOrdersContext value={holding(held)}>
        <HeldNotice product={product} />
      </HeldOrdersContext>
    </MemoryRouter>,
  );

describe('HeldNotice (C-116)', () => {
  it('tells an owner what is theirs, since when and for whom, and the way in', () => {
    show('vip', ['vip']);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^VIP is yours already: it was ordered on 3 November 2025 for h\*\*\*@example\.com/,
    );
    expect(screen.getByRole('link', { name: 'Sign in to your VIP library' })).toBeVisible();
  });

  it.each([
    ['whoever has something else', ['vip'], null],
    ['whoever has nothing', [], null],
    ['whoever has paid a moment ago, whom the page tells so', ['implementation'], { paid: 'implementation' }],
  ] as const)('says nothing to %s', (_who, held, state) => {
    const { container } = show('implementation', held, state);
    expect(container).toBeEmptyDOMElement();
  });
});

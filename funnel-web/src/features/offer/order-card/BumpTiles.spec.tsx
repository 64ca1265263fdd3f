import { fireEvent, render, screen } from '@testing-library/react';
import { BUMPS, bumpsOf, type Bump } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { useState } from 'react';
import type { OfferOptions } from '../checkout/offer-options';
import { BumpTiles } from './BumpTiles';

const WORKBOOK: Bump = { product: 'vip', cents: 1_900, name: 'Workbook', card: { description: 'On paper.' } };
const KEY = 'vip_workbook';
beforeEach(() => {
  Object.assign(BUMPS, { [KEY]: WORKBOOK });
});
afterEach(() => {
  Reflect.deleteProperty(BUMPS, KEY);
});

function Card({ product }: { product: Product }) {
  const [options, setOptions] = useState<OfferOptions>({ bumps: [], coachingSessions: 0, plan: false });
  const change = (part: Partial<OfferOptions>) => setOptions((current) => ({ ...current, ...part }));
  return (
    <>
      <BumpTiles order={{ product, options, change }} />
      <output>{options.bumps.join(', ')}</output>
    </>
  );
}
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('the add-ons of an order card', () => {
  it('are those of the price book, each ticked by itself', () => {
    render(<Card product="vip" />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(bumpsOf('vip').length);
    expect(screen.getByRole('checkbox', { name: /Workbook/ })).toHaveAccessibleDescription('On paper.');
    expect(screen.getByText('+$19')).toBeInTheDocument();
    tick(/Workbook/);
    tick(/Highlights Vault/);
    expect(screen.getByRole('status')).toHaveTextContent('vip_workbook, vip_bump');
    tick(/Workbook/);
    expect(screen.getByRole('status')).toHaveTextContent(/^vip_bump$/);
  });

  it('are none on Done-For-You, whose add-on no page shows (F-177)', () => {
    render(<Card product="dfy" />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

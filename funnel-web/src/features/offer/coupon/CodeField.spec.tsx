import type { ValidateCouponResponse } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeOfferPorts, noNetwork, refused, type FakeOfferOptions } from '../../../../test/fake-offer-ports';
import { renderOffer } from '../../../../test/render-offer';
import { CodeField } from './CodeField';
import { useCardCoupon } from './useCardCoupon';
import { usePaypalDiscount } from './usePaypalDiscount';

const SESSION = 'timer_1761000000000_a1';

function Coupon({ product = 'implementation', reveal }: { product?: Product; reveal?: string }) {
  const entry = useCardCoupon(product, SESSION);
  return (
    <>
      <CodeField entry={entry} label="Coupon code" {...(reveal && { reveal })} />
      <output>{JSON.stringify(entry.applied)}</output>
      <button onClick={entry.remove}>remove</button>
    </>
  );
}

function Discount() {
  const entry = usePaypalDiscount('vip', SESSION);
  return (
    <>
      <CodeField entry={entry} label="Discount code" />
      <output>{JSON.stringify(entry.applied)}</output>
    </>
  );
}

const SAVE10: ValidateCouponResponse = {
  valid: true,
  message: 'Coupon applied.',
  coupon: 'SAVE10',
  discount: { type: 'amount', value: 10 },
};
const output = () => JSON.parse(document.querySelector('output')?.textContent || 'null') as unknown;
const field = () => screen.getByLabelText('Coupon code');

async function open(options: FakeOfferOptions, part = <Coupon />) {
  const fake = fakeOfferPorts(options);
  await renderOffer(part, fake.ports);
  return fake;
}

describe('the coupon of a card payment', () => {
  it('asks for a code where there is none (F-206)', async () => {
    const { calls } = await open({});
    await userEvent.type(field(), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Apply coupon code' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a coupon code');
    expect(field()).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('sends the code in upper case, applies it and keeps it for the next visit (F-111, F-207, F-211)', async () => {
    const { bodiesOf, store } = await open({ api: { validateCoupon: async () => SAVE10 } });
    await userEvent.type(field(), ' save10{Enter}');
    expect(bodiesOf('validateCoupon')).toEqual([
      { coupon_code: 'SAVE10', product_type: 'implementation', session_id: SESSION },
    ]);
    expect(output()).toEqual({ code: 'SAVE10', coupon: { type: 'amount', cents: 1_000 } });
    expect(screen.getByText('Coupon applied.')).toBeVisible();
    expect(store.kept.implementationCoupon).toBe('SAVE10');
    expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument();
  });

  it('shows Validating... meanwhile, and a second press does nothing (F-208)', async () => {
    let answer: (response: ValidateCouponResponse) => void = () => undefined;
    const { bodiesOf } = await open({
      api: { validateCoupon: () => new Promise((resolve) => (answer = resolve)) },
    });
    await userEvent.type(field(), 'HALF{Enter}{Enter}');
    const button = screen.getByRole('button', { name: 'Validating...' });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Validating...');
    expect(bodiesOf('validateCoupon')).toHaveLength(1);
    answer({ valid: true, message: 'Coupon applied.', coupon: 'HALF', discount: { type: 'percent', value: 50 } });
    await screen.findByText('Coupon applied.');
    expect(output()).toEqual({ code: 'HALF', coupon: { type: 'percent', basisPoints: 5_000 } });
  });

  it.each([
    ['This code has expired.', 'This code has expired.'],
    ['', 'Invalid coupon code'],
  ])('says why a code is invalid: "%s" (F-209)', async (message, shown) => {
    const { store } = await open({ api: { validateCoupon: async () => ({ valid: false, message }) } });
    await userEvent.type(field(), 'NOPE{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(output()).toBeNull();
    expect(store.kept.implementationCoupon).toBeUndefined();
    await userEvent.type(field(), 'X');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [noNetwork(), 'Error validating coupon. Please try again.'],
    [refused('service_unavailable'), 'Error validating coupon. Please try again.'],
    [refused('coupon_required'), 'Please enter a coupon code'],
  ])('tells a failed request from an invalid code (F-210): %#', async (reason, shown) => {
    await open({ api: { validateCoupon: async () => Promise.reject(reason) } });
    await userEvent.type(field(), 'SAVE10{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  });

  it('can be removed, which forgets it', async () => {
    const { store } = await open({ api: { validateCoupon: async () => SAVE10 } });
    await userEvent.type(field(), 'SAVE10{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'remove' }));
    expect(output()).toBeNull();
    expect(store.kept.implementationCoupon).toBeUndefined();
    expect(field()).toHaveValue('');
  });

  it('checks a kept code again when the page opens (F-111, F-112)', async () => {
    const { bodiesOf } = await open(
      { kept: { dfyCoupon: 'SAVE10' }, api: { validateCoupon: async () => SAVE10 } },
      <Coupon product="dfy" reveal="Have a coupon?" />,
    );
    expect(bodiesOf('validateCoupon')).toEqual([{ coupon_code: 'SAVE10', product_type: 'dfy', session_id: SESSION }]);
    expect(output()).toMatchObject({ code: 'SAVE10' });
  });

  it('forgets a kept code that no longer holds, and says so in the open field', async () => {
    const { store } = await open(
      { kept: { dfyCoupon: 'OLD' }, api: { validateCoupon: async () => ({ valid: false, message: 'Too late.' }) } },
      <Coupon product="dfy" reveal="Have a coupon?" />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Too late.');
    expect(field()).toBeVisible();
    expect(store.kept.dfyCoupon).toBeUndefined();
  });

  it('stays hidden until it is asked for (F-171)', async () => {
    await open({}, <Coupon product="dfy" reveal="Have a coupon?" />);
    const reveal = screen.getByRole('button', { name: 'Have a coupon?' });
    expect(reveal).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toBeVisible();
    await userEvent.click(reveal);
    expect(field()).toBeVisible();
    expect(field()).toHaveFocus();
  });
});

// F-215: none, applied, error
describe('the discount code of a PayPal payment', () => {
  const discount = () => screen.getByLabelText('Discount code');

  it('asks for a code where there is none (F-214)', async () => {
    await open({}, <Discount />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply discount code' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a discount code');
  });

  it('is trimmed, upper-cased and taken off as the share that it is (F-214, F-218)', async () => {
    const { bodiesOf } = await open(
      {
        api: {
          validateDiscount: async () => ({
            valid: true,
            message: 'Discount applied.',
            savings: 18.5,
            discounted_price: 18.5,
            original_price: 37,
            discount: { type: 'percent', value: 50 },
          }),
        },
      },
      <Discount />,
    );
    await userEvent.type(discount(), '  half {Enter}');
    expect(bodiesOf('validateDiscount')).toEqual([{ discount_code: 'HALF', product_type: 'vip', session_id: SESSION }]);
    expect(output()).toEqual({ code: 'HALF', coupon: { type: 'percent', basisPoints: 5_000 } });
    expect(screen.getByText('Discount applied.')).toBeVisible();
  });

  it.each([
    [async () => ({ valid: false as const, message: '' }), 'Invalid discount code'],
    [async () => ({ valid: false as const, message: 'For another product.' }), 'For another product.'],
    [async () => Promise.reject(noNetwork()), 'Failed to validate discount code.'],
  ])('says what is wrong (F-216): %#', async (validateDiscount, shown) => {
    await open({ api: { validateDiscount } }, <Discount />);
    await userEvent.type(discount(), 'NOPE{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  });
});

import { quote } from '@summit/pricing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeOfferPorts, fakeTimer, summaryOf, type FakeOfferOptions } from '../../../test/fake-offer-ports';
import { renderOffer } from '../../../test/render-offer';
import { DfyPage } from './DfyPage';

const BUYER = { userEmail: 'hana@example.com', userName: 'Hana' };
const FULL = quote({
  product: 'dfy',
  offer: 'active',
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
});

async function open(options: FakeOfferOptions = {}) {
  const fake = fakeOfferPorts({ kept: BUYER, ...options });
  const rendered = await renderOffer(<DfyPage phase="concluded" />, fake.ports, '/dfy');
  return { ...fake, ...rendered };
}

const card = () => within(screen.getByRole('region', { name: 'Done-For-You Service' }));
const due = () => card().getByText('Due today').parentElement;
const planTile = () => card().getByRole('radio', { name: /^3-month plan/ });

afterEach(() => {
  jest.useRealTimers();
});

describe('DfyPage', () => {
  it('has all parts of the offer (F-165 to F-181)', async () => {
    await open();
    expect(document.title).toBe('Done-For-You | Growth & Scale Summit');
    expect(screen.getByRole('button', { name: /^Play video: .*, 3:40, captions/ })).toBeVisible();
    expect(card().getByText('Save $2,500')).toBeVisible();
    expect(card().getByText(/This price is held for you for/)).toHaveTextContent('Then it is $4,997.');
    expect(card().getByRole('radio', { name: /^Pay in full/ })).toBeChecked();
    expect(planTile().closest('label')).toHaveTextContent('3-month planMonthly, 0% interest$832.33 × 3');
    expect(card().getByRole('combobox', { name: 'Extra coaching sessions $100 each, normally $200' })).toBeVisible();
    expect(card().queryByRole('checkbox')).not.toBeInTheDocument();
    expect(card().getByLabelText('Coupon code')).not.toBeVisible();
    expect(screen.getByText(/There are 20 spots; one team of four can look after 20 clients per month/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /30-day guarantee after your final coaching session/ })).toBeVisible();
    for (const decline of screen.getAllByRole('link', { name: 'No thanks, finish my order' })) {
      expect(decline).toHaveAttribute('href', '/thank-you-3');
    }
  });

  it('still has what was chosen when its buyer comes back from the payment page in another document', async () => {
    const { ports } = await open();
    await userEvent.click(planTile());
    await userEvent.selectOptions(card().getByRole('combobox'), '2');
    const total = due()?.textContent;
    cleanup();
    await renderOffer(<DfyPage phase="concluded" />, ports, '/dfy');
    expect(planTile()).toBeChecked();
    expect(card().getByRole('combobox')).toHaveValue('2');
    expect(due()).toHaveTextContent(total!);
  });

  it('shows no price and takes no order before the server says which price holds', async () => {
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const server = fakeTimer();
    await open({ api: { startTimer: (body) => asked.then(() => server(body)) } });
    const region = screen.getByRole('region', { name: 'Done-For-You Service' });
    expect(region).toHaveAttribute('aria-busy', 'true');
    const waiting = [...region.querySelectorAll('[inert]')];
    for (const control of region.querySelectorAll('a, button, input, select'))
      expect(waiting.some((part) => part.contains(control))).toBe(true);
    expect(card().getByRole('heading').closest('[inert]')).toBeNull();
    expect(card().getByRole('button', { name: 'Add Done-For-You' })).toBeInTheDocument();
    for (const text of [due()?.textContent, planTile().closest('label')?.textContent]) expect(text).not.toMatch(/\$\d/);
    expect(card().queryByText(/^Save/)).toBeNull();
    await act(async () => answer());
    expect(region).not.toHaveAttribute('aria-busy');
    expect(region.querySelector('[inert]')).toBeNull();
    expect(card().getByRole('button', { name: 'Add Done-For-You for $2,497' })).toBeVisible();
    expect(due()).toHaveTextContent('$2,497');
  });

  it('shows no amount to whoever keeps a coupon either before the server says which price holds', async () => {
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const server = fakeTimer();
    await open({
      kept: { ...BUYER, dfyCoupon: 'HALF' },
      api: {
        startTimer: (body) => asked.then(() => server(body)),
        validateCoupon: async () => ({
          valid: true,
          message: 'Coupon applied.',
          coupon: 'HALF',
          discount: { type: 'percent', value: 50 },
        }),
      },
    });
    expect(await card().findByText('Coupon applied.')).toBeInTheDocument();
    const sums = () => due()?.closest('dl');
    expect(sums()).toHaveTextContent('HALF');
    expect(sums()).not.toHaveTextContent(/\d/);
    await act(async () => answer());
    expect(sums()).toHaveTextContent('$1,248.50');
  });

  it('plays the film that the back office has set, and loads it with the press (F-166)', async () => {
    const film = 'https://player.vimeo.com/video/76979871';
    await open({ films: { dfy: film } });
    expect(await screen.findByText(/captions included/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Play video/ }));
    expect(document.querySelector('iframe')).toHaveAttribute('src', film);
  });

  it('says what is due today by the way to pay (F-170, F-179)', async () => {
    await open();
    expect(due()).toHaveTextContent('$2,497');
    await userEvent.click(planTile());
    expect(due()).toHaveTextContent('$832.33');
    expect(card().getByText('Total in 3 payments, 0% interest').parentElement).toHaveTextContent('$2,497');
    expect(card().getByRole('button', { name: 'Add Done-For-You for $832.33 × 3' })).toBeVisible();
  });

  it('creates the plan instead of charging, and never tries the saved card for it (F-183)', async () => {
    const { calls, left } = await open({
      api: {
        createPaymentPlan: async () => ({
          url: 'https://pay.example/plan',
          already_owned: false,
          quote: summaryOf(FULL),
        }),
      },
    });
    await userEvent.click(planTile());
    await userEvent.click(card().getByRole('button', { name: /^Add Done-For-You/ }));
    expect(calls.map(({ name }) => name)).toEqual(['startTimer', 'createPaymentPlan']);
    expect(calls[1]?.body).toMatchObject({ name: 'Hana', expected_total_cents: 249_700 });
    expect(left).toEqual(['https://pay.example/plan']);
  });

  it('says inline that the plan failed (F-184)', async () => {
    await open();
    await userEvent.click(planTile());
    await userEvent.click(card().getByRole('button', { name: /^Add Done-For-You/ }));
    expect(card().getByRole('alert')).toHaveTextContent('Error creating payment plan. Please try again.');
  });

  it('charges in one click and goes to /success with the charged amount (F-175, F-185, F-186)', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { location, bodiesOf } = await open({
      api: {
        oneClickCharge: async () => ({ order_id: 'o-1', amount: 2_497, already_owned: false, quote: summaryOf(FULL) }),
      },
    });
    await user.click(card().getByRole('button', { name: 'Add Done-For-You for $2,497' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Payment Successful! Thank you for your purchase!')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const [charge] = bodiesOf('oneClickCharge') as { session_id: string }[];
    expect(location()).toEqual({
      path: `/success?session_id=${charge?.session_id}&product=dfy`,
      state: { paid: 'dfy', amountCents: 249_700, from: '/dfy' },
    });
  });

  it('keeps its coupon and counts a percentage on everything (F-112, F-212)', async () => {
    const { store } = await open({
      api: {
        validateCoupon: async () => ({
          valid: true,
          message: 'Coupon applied.',
          coupon: 'HALF',
          discount: { type: 'percent', value: 50 },
        }),
      },
    });
    await userEvent.selectOptions(card().getByRole('combobox'), '3');
    await userEvent.click(card().getByRole('button', { name: 'Have a coupon?' }));
    await userEvent.type(card().getByLabelText('Coupon code'), 'half{Enter}');
    expect(store.kept.dfyCoupon).toBe('HALF');
    expect(due()).toHaveTextContent('$1,398.50');
    expect(planTile().closest('label')).toHaveTextContent('$466.16 × 3');
  });

  it('never goes below a dollar, nor a payment of the plan (F-182, C-012)', async () => {
    await open({
      kept: { ...BUYER, dfyCoupon: 'FREE' },
      api: {
        validateCoupon: async () => ({
          valid: true,
          message: 'Coupon applied.',
          coupon: 'FREE',
          discount: { type: 'amount', value: 9_999 },
        }),
      },
    });
    expect(due()).toHaveTextContent('$1');
    await userEvent.click(planTile());
    expect(card().getByText('Total in 3 payments, 0% interest').parentElement).toHaveTextContent('$3');
  });

  it('costs 4997 once the offer is over (F-176, F-202)', async () => {
    await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 1_000 }) } });
    expect(card().getByText('The introductory price has ended. The regular price is $4,997.')).toBeVisible();
    expect(due()).toHaveTextContent('$4,997');
    expect(card().queryByText(/^Save/)).not.toBeInTheDocument();
    expect(planTile().closest('label')).toHaveTextContent('$1,665.66 × 3');
  });

  it('shows the amounts that were sent while the order is being paid for, though the price rises meanwhile', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await open({
      api: { startTimer: fakeTimer({ elapsedSeconds: 890 }), createPaymentPlan: () => new Promise(() => undefined) },
    });
    await user.click(planTile());
    await user.click(card().getByRole('button', { name: 'Add Done-For-You for $832.33 × 3' }));
    await act(() => jest.advanceTimersByTimeAsync(75_000));
    expect(card().getByText(/The introductory price has ended/)).toBeVisible();
    expect(due()).toHaveTextContent('$832.33');
    expect(planTile().closest('label')).toHaveTextContent('$832.33 × 3');
  });
});

import { fill } from '@summit/testing/fill';
import { ApiError } from '@summit/api-client';
import type { SignupResponse } from '@summit/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignupPorts, SIGNUP_ANSWER } from '../../../test/fake-signup-ports';
import { RegistrationForm } from './RegistrationForm';
import { SignupPortsContext } from './signup-ports';

type Fake = ReturnType<typeof fakeSignupPorts>;

function open(fake: Fake, submitRequests = 0) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = (requests: number) => (
    <SignupPortsContext value={fake.ports}>
      <RegistrationForm id="signup-form" submitRequests={requests} />
    </SignupPortsContext>
  );
  const { rerender } = render(page(submitRequests));
  return { user, requestSubmit: () => rerender(page(submitRequests + 1)) };
}

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: /Register/ });

/** Presses the button and lets the answer of the fake arrive. */
async function submit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button());
  await act(() => jest.advanceTimersByTimeAsync(0));
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await fill(field('Name'), 'Hana', user);
  await fill(field('Email'), 'hana@example.com', user);
}

describe('RegistrationForm', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // F-001, F-074
  it('asks for name, email and an optional phone, with autocompletion', () => {
    open(fakeSignupPorts());
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Phone (optional, for SMS reminders)')).toHaveAttribute('autocomplete', 'tel');
  });

  // F-075, F-076
  it('shows what is missing under each field and focuses the first', async () => {
    const fake = fakeSignupPorts();
    const { user } = open(fake);
    await submit(user);
    expect(screen.getByText('Name is required')).toBeVisible();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Email')).toBeInvalid();
    expect(field('Name')).toHaveFocus();
    expect(fake.calls).toEqual([]);
  });

  // F-077
  it('validates again on every change after the first failed submit', async () => {
    const { user } = open(fakeSignupPorts());
    await fill(field('Name'), 'Hana', user);
    await fill(field('Email'), 'hana', user);
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
    await submit(user);
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await fill(field('Email'), '@example.com', user);
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  });

  // F-078
  it('reads Registering... while it is on its way, and a second press does nothing', async () => {
    let finish: (answer: SignupResponse) => void = () => {};
    const fake = fakeSignupPorts([new Promise((resolve) => (finish = resolve))]);
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    expect(button()).toHaveTextContent('Registering...');
    await user.type(field('Name'), '{Enter}');
    expect(fake.calls).toHaveLength(1);
    await act(async () => finish(SIGNUP_ANSWER));
  });

  it('does not say that it leads on when the browser shows it again as it was left', async () => {
    const { user } = open(fakeSignupPorts());
    await fillIn(user);
    await submit(user);
    act(() => jest.advanceTimersByTime(2000));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('status')).toHaveTextContent(/^The VIP upgrade offer comes next$/);
    expect(screen.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/vip');
    expect(document.querySelector('.signup-success__bar')).toBeNull();
  });

  // F-002, F-079, F-080, F-082
  it("says You're In, stores the buyer and goes to /vip after 2 seconds", async () => {
    const fake = fakeSignupPorts();
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    expect(screen.getByRole('heading', { name: "You're In" })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Redirecting to your VIP upgrade offer');
    expect(screen.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/vip');
    expect(fake.store.kept).toMatchObject({
      userEmail: 'hana@example.com',
      userName: 'Hana',
      bonusDownloadUrls: JSON.stringify(SIGNUP_ANSWER.bonus_download_urls),
      inviteUrl: SIGNUP_ANSWER.invite_url,
    });
    expect(fake.tracked).toEqual([]);
    act(() => jest.advanceTimersByTime(1999));
    expect(fake.visitsToVip()).toBe(0);
    act(() => jest.advanceTimersByTime(1));
    expect(fake.visitsToVip()).toBe(1);
  });

  // F-083, F-120
  it('sends a fresh referral and an invite, and reports the signup to the affiliate programme', async () => {
    const fake = fakeSignupPorts();
    fake.store.set('affiliateCode', 'AMARA');
    fake.store.set('affiliateRefAt', '2025-11-01T00:00:00Z');
    fake.store.set('inviteCode', 'friend-1');
    const { user } = open(fake);
    await fillIn(user);
    await user.type(field('Phone (optional, for SMS reminders)'), '555');
    await submit(user);
    expect(fake.calls[0]).toMatchObject({
      query: { ref: 'AMARA', invite: 'friend-1' },
      body: { name: 'Hana', email: 'hana@example.com', phone: '555' },
    });
    expect(fake.tracked).toEqual([
      { affiliate_code: 'AMARA', signup_id: 'signup-7', email: 'hana@example.com', name: 'Hana' },
    ]);
  });

  it('leaves a referral of more than 45 days out', async () => {
    const fake = fakeSignupPorts();
    fake.store.set('affiliateCode', 'AMARA');
    fake.store.set('affiliateRefAt', '2025-10-01T00:00:00Z');
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    expect(fake.calls[0]?.query).toEqual({});
    expect(fake.tracked).toEqual([]);
  });

  // F-081
  it('shows a failure above the button until a field is edited', async () => {
    const fake = fakeSignupPorts([new ApiError({ kind: 'network' })]);
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Network Error: Unable to connect to server. Please check your internet connection and try again.',
    );
    expect(fake.store.kept.userEmail).toBeUndefined();
    await user.type(field('Name'), 'h');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a refusal of the server under the field it is about', async () => {
    const refusal = new ApiError({ kind: 'http', status: 400, body: { code: 'email_invalid', detail: 'x' } });
    const { user } = open(fakeSignupPorts([refusal]));
    await fillIn(user);
    await submit(user);
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field('Email')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers whoever has registered before the links once more and the sign-in', async () => {
    const refusal = new ApiError({ kind: 'http', status: 400, body: { code: 'already_registered', detail: 'x' } });
    const fake = fakeSignupPorts([refusal]);
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('link', { name: 'Member sign-in' })).toHaveAttribute(
      'href',
      'http://localhost:4201/vip/login',
    );
    expect(screen.getByRole('link', { name: 'Send my links again' })).toHaveAttribute('href', '/thank-you-1');
    expect(fake.store.get('userEmail')).toBe('hana@example.com');
    await user.type(field('Email'), 'x');
    expect(screen.queryByRole('link', { name: 'Send my links again' })).not.toBeInTheDocument();
  });

  it('prepares itself when somebody begins (F-330)', async () => {
    const fake = fakeSignupPorts();
    const { user } = open(fake);
    expect(fake.begun()).toBe(0);
    await user.click(field('Name'));
    expect(fake.begun()).toBe(1);
  });

  it('prepares itself again after a press that failed: the next one is not an instant one (F-330)', async () => {
    let fail: (reason: Error) => void = () => {};
    const fake = fakeSignupPorts([new Promise((_, reject) => (fail = reject))]);
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    const before = fake.begun();
    await act(async () => fail(new Error('away')));
    expect(fake.begun()).toBe(before + 1);
  });

  it('says what happens while the browser works (F-330)', async () => {
    let finish: (answer: SignupResponse) => void = () => {};
    const fake = fakeSignupPorts([new Promise((resolve) => (finish = resolve))]);
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    act(() => fake.calls[0]!.onWork());
    expect(screen.getByRole('status')).toHaveTextContent(/Your browser proves that it is no machine/);
    expect(button()).toHaveTextContent('Registering...');
    await act(async () => finish(SIGNUP_ANSWER));
    expect(screen.getByRole('heading', { name: "You're In" })).toBeVisible();
  });

  it('has a field that people do not find, and empties it where autofill did (F-330)', async () => {
    const detail = 'It is empty again: please send the form once more.';
    const refusal = new ApiError({ kind: 'http', status: 422, body: { code: 'hidden_field_filled', detail } });
    const fake = fakeSignupPorts([refusal]);
    const { user } = open(fake);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    const topic = document.querySelector<HTMLInputElement>('[name=topic]')!;
    topic.value = 'filled by autofill';
    await fillIn(user);
    await submit(user);
    expect(screen.getByRole('alert')).toHaveTextContent(detail);
    await submit(user);
    expect(fake.calls.map(({ trapFilled }) => trapFilled)).toEqual([true, false]);
    expect(screen.getByRole('heading', { name: "You're In" })).toBeVisible();
  });

  it('says under the email which address to use instead of throwaway mail (F-330)', async () => {
    const detail = 'Please use the one that you read.';
    const refusal = new ApiError({ kind: 'http', status: 422, body: { code: 'email_disposable', detail } });
    const { user } = open(fakeSignupPorts([refusal]));
    await fillIn(user);
    await submit(user);
    expect(field('Email')).toHaveAccessibleDescription(detail);
  });

  it('says so when something unexpected is thrown', async () => {
    const { user } = open(fakeSignupPorts([new Error('surprise')]));
    await fillIn(user);
    await submit(user);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit. Please try again.');
  });

  it('keeps its idempotency key over retries of the same data and changes it with the data', async () => {
    const timeout = () => new ApiError({ kind: 'timeout' });
    const fake = fakeSignupPorts([timeout(), timeout(), timeout()]);
    const { user } = open(fake);
    await fillIn(user);
    await submit(user);
    await submit(user);
    await user.type(field('Name'), 'h');
    await submit(user);
    expect(fake.calls.map((call) => call.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('is sent when the button was pressed before the app was there, with what had been typed', async () => {
    const fake = fakeSignupPorts();
    const { user, requestSubmit } = open(fake);
    await fillIn(user);
    await act(async () => requestSubmit());
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.body).toEqual({ name: 'Hana', email: 'hana@example.com' });
  });
});

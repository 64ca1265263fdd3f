import { fill } from '@summit/testing/fill';
import { type Answers } from '@summit/testing/fake-server';
import { mute, refused } from '@summit/testing/refusal';
import { act, screen } from '@testing-library/react';
import { aMember } from '../../../test/a-member';
import { openApp } from '../../../test/open-app';

const OPENED = { success: true, token: 'token-2', user: aMember() } as const;
const open = (vipSetupPassword: Answers['vipSetupPassword'], address = '/vip/setup-password?token=mailed') =>
  openApp(address, { answers: { ...(vipSetupPassword && { vipSetupPassword }) } });
type Opened = Awaited<ReturnType<typeof open>>;

async function fillForm({ user }: Opened, password: string, confirmation: string) {
  if (password) await fill(screen.getByLabelText('Password'), password, user);
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation);
}
const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Set password' }));

// M-007
describe('the password setup', () => {
  it('uses nothing up by being opened (M-039)', async () => {
    const { api } = await open(undefined);
    expect(screen.getByRole('button', { name: 'Set password' })).toBeEnabled();
    expect(api.calls).toEqual([]);
  });

  it.each(['/vip/setup-password', '/vip/setup-password?token='])(
    'can do nothing without a token: %s (M-033)',
    async (address) => {
      await open(undefined, address);
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid setup link. Please contact support.');
      expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:.+@/),
      );
      expect(screen.getByRole('button', { name: 'Set password' })).toBeDisabled();
    },
  );

  it.each([
    ['short', 'Too Short'],
    ['longenough', 'Weak'],
    ['Longenough1', 'Good'],
    ['Longenough12', 'Strong'],
    ['Longenough12!', 'Very Strong'],
  ])('calls %s %s (M-034)', async (password, word) => {
    const opened = await open(undefined);
    expect(screen.queryByTestId('strength')).not.toBeInTheDocument();
    await fillForm(opened, password, '');
    expect(screen.getByTestId('strength')).toHaveTextContent(word);
    expect(await screen.findByText(`Password strength: ${word}`)).toHaveAttribute('role', 'status');
  });

  it('hints live whether both passwords match (M-030)', async () => {
    const opened = await open(undefined);
    await fillForm(opened, 'longenough', 'longenoug');
    expect(screen.getByText("Passwords don't match")).toBeVisible();
    await fillForm(opened, '', 'h');
    expect(screen.getByText('Passwords match')).toBeVisible();
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords match');
  });

  it('wants eight characters and the same twice, and focuses what is wrong (M-031, M-032)', async () => {
    const opened = await open(undefined);
    await submit(opened);
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible();
    await fillForm(opened, 'longenough', 'longenougher');
    await submit(opened);
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
    expect(opened.api.calls).toEqual([]);
  });

  it('signs in, says so, and goes to the dashboard after 1.5 seconds (M-035, M-036, M-037)', async () => {
    const opened = await open(() => OPENED);
    await fillForm(opened, 'longenough', 'longenough');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      await act(async () => {
        screen.getByRole('button', { name: 'Set password' }).click();
        await jest.advanceTimersByTimeAsync(100);
      });
      expect(screen.getByRole('heading', { level: 1, name: 'Password Set Successfully!' })).toHaveFocus();
      expect(screen.getByText('Redirecting to your dashboard...')).toBeVisible();
      expect(opened.store.kept).toMatchObject({ vipToken: 'token-2' });
      expect(opened.api.bodiesOf('vipSetupPassword')).toEqual([
        { token: 'mailed', password: 'longenough', confirm_password: 'longenough' },
      ]);
      expect(screen.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/vip/dashboard');
      await act(async () => jest.advanceTimersByTimeAsync(1_300));
      expect(opened.place()).toBe('/vip/setup-password?token=mailed');
      await act(async () => jest.advanceTimersByTimeAsync(300));
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Dana' })).toBeVisible();
    expect(opened.place()).toBe('/vip/dashboard');
  });

  it.each([
    [refused('setup_link_invalid'), 'Invalid setup link. Please contact support.'],
    [refused('password_too_common'), 'This password is on lists of common passwords. Choose another one.'],
    [mute(500), 'Setup failed'],
  ])('says the detail of the server, else Setup failed (M-038)', async (answer, text) => {
    const opened = await open(() => answer);
    await fillForm(opened, 'longenough', 'longenough');
    await submit(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await fillForm(opened, 'x', '');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers a new link where the old one is over, and says what the server answers (C-109)', async () => {
    const message = 'If your account still needs a password, a new link is on its way to your address.';
    const opened = await openApp('/vip/setup-password?token=mailed', {
      answers: {
        vipSetupPassword: () => refused('setup_link_invalid'),
        vipRenewSetupLink: () => ({ success: true, message }),
      },
    });
    expect(screen.queryByRole('button', { name: 'Mail me a new link' })).not.toBeInTheDocument();
    await fillForm(opened, 'Longenough12!', 'Longenough12!');
    await submit(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Mail me a new link' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(opened.api.bodiesOf('vipRenewSetupLink')).toEqual([{ token: 'mailed' }]);
    expect(screen.getByRole('link', { name: 'Already set a password and forgot it?' })).toHaveAttribute(
      'href',
      '/vip/forgot-password',
    );
  });

  it('offers none where something else is wrong', async () => {
    const opened = await open(() => refused('password_too_common'));
    await fillForm(opened, 'Longenough12!', 'Longenough12!');
    await submit(opened);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Mail me a new link' })).not.toBeInTheDocument();
  });
});

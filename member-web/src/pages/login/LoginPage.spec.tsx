import { fill } from '@summit/testing/fill';
import { type Answers } from '@summit/testing/fake-server';
import { mute, refused, UNREACHABLE } from '@summit/testing/refusal';
import { screen, waitFor } from '@testing-library/react';
import type { VipLoginResponse } from '@summit/contracts';
import { aMember } from '../../../test/a-member';
import { openApp, signedIn } from '../../../test/open-app';

const IN: VipLoginResponse = { success: true, requires_2fa: false, token: 'token-2', user: aMember() };
const CODE_WANTED: VipLoginResponse = { success: true, requires_2fa: true };

const open = (vipLogin: Answers['vipLogin']) => openApp('/vip/login', { answers: { ...(vipLogin && { vipLogin }) } });
type Opened = Awaited<ReturnType<typeof open>>;

async function signIn({ user }: Opened, email = 'dana@example.com') {
  await fill(screen.getByLabelText('Email'), email, user);
  await fill(screen.getByLabelText('Password'), 'secret-enough', user);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in', () => {
  it('is titled VIP Access and leads to the forgotten password and the upgrade (M-020, M-022)', async () => {
    await open(undefined);
    expect(screen.getByRole('heading', { level: 1, name: 'VIP Access' })).toBeVisible();
    expect(document.title).toBe('VIP Access | Growth & Scale Summit');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/vip/forgot-password');
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', 'http://localhost:4200/vip');
  });

  it('shows and hides the password', async () => {
    const { user } = await open(undefined);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('wants email and password before it asks the server, and focuses what is missing (M-023)', async () => {
    const { user, api } = await open(undefined);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await fill(screen.getByLabelText('Email'), 'dana@', user);
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  // M-001, M-006
  it('stores token and member and goes to the dashboard (M-025, M-026)', async () => {
    const opened = await open(() => IN);
    await signIn(opened, ' dana@example.com ');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Dana' })).toBeVisible();
    expect(opened.place()).toBe('/vip/dashboard');
    expect(opened.store.kept).toEqual({ vipToken: 'token-2', vipUser: JSON.stringify(aMember()) });
    expect(opened.api.bodiesOf('vipLogin')).toEqual([
      { email: 'dana@example.com', password: 'secret-enough', two_factor_code: null },
    ]);
  });

  it.each([
    ['the detail of the server', refused('vip_login_failed'), 'Login failed'],
    [
      'that there were too many attempts',
      refused('rate_limited'),
      'Too many requests. Please wait a moment and try again.',
    ],
    ['Login failed without a text of the server', mute(500), 'Login failed'],
    ['Login failed without a network', UNREACHABLE, 'Login failed'],
  ] as const)('says %s (M-027)', async (_case, answer, text) => {
    const opened = await open(() => answer);
    await signIn(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await opened.user.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is busy on its button while the server thinks', async () => {
    let answer = (_given: VipLoginResponse): void => undefined;
    const opened = await open(() => new Promise((resolve) => (answer = resolve)));
    await signIn(opened);
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer(IN);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Dana' })).toBeVisible();
  });

  it('leads on who is signed in already', async () => {
    const { place } = await openApp('/vip/login', { kept: signedIn() });
    expect(place()).toBe('/vip/dashboard');
  });
});

describe('the second step', () => {
  const toCode = async (vipLogin: Answers['vipLogin']) => {
    const opened = await open((call) => {
      const { two_factor_code: code } = call.body as { two_factor_code: string | null };
      return code === null ? CODE_WANTED : (vipLogin?.(call) ?? IN);
    });
    await signIn(opened);
    await screen.findByRole('heading', { level: 1, name: 'Enter your code' });
    return opened;
  };

  it('takes digits only, six at most, and is sent by the sixth (M-021, M-023, M-024)', async () => {
    const { user, api, place } = await toCode(undefined);
    const field = screen.getByLabelText('Code');
    expect(field).toHaveFocus();
    await fill(field, '12a3 45', user);
    expect(field).toHaveValue('12345');
    expect(api.callsOf('vipLogin')).toHaveLength(1);
    await user.type(field, '6');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Dana' })).toBeVisible();
    expect(place()).toBe('/vip/dashboard');
    expect(api.bodiesOf('vipLogin')[1]).toEqual({
      email: 'dana@example.com',
      password: 'secret-enough',
      two_factor_code: '123456',
    });
  });

  it('takes a code that was copied with a space', async () => {
    const { user, api } = await toCode(undefined);
    await user.click(screen.getByLabelText('Code'));
    await user.paste('123 456');
    await screen.findByRole('heading', { level: 1, name: 'Welcome Dana' });
    expect(api.bodiesOf('vipLogin')[1]).toMatchObject({ two_factor_code: '123456' });
  });

  it('wants all six digits', async () => {
    const { user, api } = await toCode(undefined);
    await user.type(screen.getByLabelText('Code'), '123');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(screen.getByText('Enter all six digits')).toBeVisible();
    expect(api.callsOf('vipLogin')).toHaveLength(1);
  });

  it('says that a code was wrong and lets the visitor try again', async () => {
    const { user, api } = await toCode(() => refused('two_factor_code_invalid'));
    await fill(screen.getByLabelText('Code'), '000000', user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Verification failed');
    const field = screen.getByLabelText('Code');
    expect(field).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await fill(field, '111111', user);
    await screen.findByRole('alert');
    expect(api.callsOf('vipLogin')).toHaveLength(3);
  });

  it('goes back to the login, without the code and with the email (M-024)', async () => {
    const { user } = await toCode(undefined);
    await user.type(screen.getByLabelText('Code'), '123');
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(screen.getByRole('heading', { level: 1, name: 'VIP Access' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com');
    await fill(screen.getByLabelText('Password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('Code')).toHaveValue('');
  });

  it('takes a backup code as text (C-088)', async () => {
    const { user, api } = await toCode(undefined);
    await user.click(screen.getByRole('button', { name: 'Use a backup code' }));
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(screen.getByText('Enter a backup code')).toBeVisible();
    await fill(screen.getByLabelText('Backup code'), ' abcde-fghjk ', user);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome Dana' });
    expect(api.bodiesOf('vipLogin')[1]).toMatchObject({ two_factor_code: 'abcde-fghjk' });
  });

  it('changes back from the backup code to the app', async () => {
    const { user } = await toCode(undefined);
    await user.click(screen.getByRole('button', { name: 'Use a backup code' }));
    await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('has a way out for who lost phone and codes: a link by mail, with the password that was right (M-184)', async () => {
    const { user, api } = await openApp('/vip/login', {
      answers: {
        vipLogin: () => CODE_WANTED,
        vipLostTwoFactor: () => ({ success: true, message: 'A link is on its way to your address.' }),
      },
    });
    await fill(screen.getByLabelText('Email'), 'dana@example.com', user);
    await fill(screen.getByLabelText('Password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Lost your phone and your codes?' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Phone and codes are gone?' })).toHaveFocus();
    expect(api.callsOf('vipLostTwoFactor')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mail me the link' }));
    expect(await screen.findByText('A link is on its way to your address.')).toBeVisible();
    expect(api.bodiesOf('vipLostTwoFactor')).toEqual([{ email: 'dana@example.com', password: 'secret-enough' }]);
    await user.click(screen.getByRole('button', { name: 'Back to the code' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});

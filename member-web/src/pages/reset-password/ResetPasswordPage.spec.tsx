import { fill } from '@summit/testing/fill';
import { refused } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { OUTCOME_TEXTS } from '@summit/contracts';
import { openApp, signedIn } from '../../../test/open-app';

const ANSWER = { success: true, message: OUTCOME_TEXTS.memberPasswordReset } as const;

describe('the password reset (C-034)', () => {
  it('sets the password, signs nobody in, and ends the session of before', async () => {
    const { user, api, store } = await openApp('/vip/reset-password?token=mailed', {
      kept: signedIn(),
      answers: { vipResetPassword: () => ANSWER },
    });
    await fill(screen.getByLabelText('Password'), 'longenough', user);
    await fill(screen.getByLabelText('Confirm password'), 'longenough', user);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Your password is set. Sign in with the new one.')).toBeVisible();
    expect(api.bodiesOf('vipResetPassword')).toEqual([
      { token: 'mailed', password: 'longenough', confirm_password: 'longenough' },
    ]);
    expect(store.kept).toEqual({});
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/vip/login');
  });

  it('can do nothing without a token, and leads to a new link', async () => {
    await openApp('/vip/reset-password');
    expect(screen.getByRole('alert')).toHaveTextContent('This reset link is no longer valid. Ask for a new one.');
    expect(screen.getByRole('button', { name: 'Set password' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/vip/forgot-password');
  });

  it('says what the server says of an old link', async () => {
    const { user } = await openApp('/vip/reset-password?token=old', {
      answers: { vipResetPassword: () => refused('reset_link_invalid') },
    });
    await fill(screen.getByLabelText('Password'), 'longenough', user);
    await fill(screen.getByLabelText('Confirm password'), 'longenough', user);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This reset link is no longer valid. Ask for a new one.',
    );
  });
});

import { type Answers } from '@summit/testing/fake-server';
import { mute, refused } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { openApp } from '../../../test/open-app';

interface Page {
  path: string;
  parameter?: string;
  call: 'vipConfirmEmail' | 'vipTakeBackEmail' | 'vipConfirmLostTwoFactor' | 'vipKeepTwoFactorByLink';
  action: string;
  answers: Answers;
  done: RegExp;
  failed: string;
}

const PAGES: Page[] = [
  {
    path: '/vip/confirm-email',
    call: 'vipConfirmEmail',
    action: 'Use this address',
    answers: { vipConfirmEmail: () => ({ success: true, email: 'new@example.com' }) },
    done: /^From now on you sign in with new@example.com.$/,
    failed: 'The address could not be changed.',
  },
  {
    path: '/vip/confirm-email',
    parameter: 'undo',
    call: 'vipTakeBackEmail',
    action: 'Take my address back',
    answers: { vipTakeBackEmail: () => ({ success: true, email: 'old@example.com' }) },
    done: /^You sign in with old@example.com again. The password has ended/,
    failed: 'The address could not be taken back.',
  },
  {
    path: '/vip/lost-two-factor',
    call: 'vipConfirmLostTwoFactor',
    action: 'Start the waiting time',
    answers: { vipConfirmLostTwoFactor: () => ({ success: true, ends_at: '2025-11-23T18:00:00Z' }) },
    done: /^Two-factor authentication goes off on November 23, 2025 at /,
    failed: 'The waiting time could not be started.',
  },
  {
    path: '/vip/keep-two-factor',
    call: 'vipKeepTwoFactorByLink',
    action: 'Keep it on',
    answers: { vipKeepTwoFactorByLink: () => ({ success: true, message: 'Two-factor authentication stays on.' }) },
    done: /^Two-factor authentication stays on.$/,
    failed: 'Two-factor authentication could not be kept.',
  },
];

// M-184
describe.each(PAGES)(
  'the link to $path ($action)',
  ({ path, parameter = 'token', call, action, answers, done, failed }) => {
    it('uses nothing up by being opened; the button does, and then leads to the sign-in', async () => {
      const { user, api } = await openApp(`${path}?${parameter}=mailed`, { answers });
      expect(api.calls).toEqual([]);
      await user.click(screen.getByRole('button', { name: action }));
      expect(await screen.findByText(done)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(api.bodiesOf(call)).toEqual([{ token: 'mailed' }]);
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/vip/login');
    });

    it.each([
      [refused('account_link_invalid'), 'This link is no longer valid. Ask for a new one.'],
      [mute(500), failed],
    ])('says the detail of the server, else its own words', async (answer, text) => {
      const { user } = await openApp(`${path}?${parameter}=mailed`, { answers: { [call]: () => answer } });
      await user.click(screen.getByRole('button', { name: action }));
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('button', { name: action })).toBeEnabled();
    });

    it('can do nothing without a token', async () => {
      await openApp(`${path}?${parameter}=`);
      expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete. Open it from the mail again.');
      expect(screen.getByRole('button', { name: action })).toBeDisabled();
    });
  },
);

import { fill } from '@summit/testing/fill';
import { mute, refused } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { OUTCOME_TEXTS } from '@summit/contracts';
import { openApp } from '../../../test/open-app';

const ANSWER = { success: true, message: OUTCOME_TEXTS.memberResetRequested } as const;

// M-015
describe('the forgotten password (C-034)', () => {
  it('gives one neutral answer, and a way back', async () => {
    const { user, api } = await openApp('/vip/forgot-password', { answers: { vipForgotPassword: () => ANSWER } });
    await fill(screen.getByLabelText('Email'), 'dana@example.com', user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('If this address has VIP access, a link is on its way.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(api.bodiesOf('vipForgotPassword')).toEqual([{ email: 'dana@example.com' }]);
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/vip/login');
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('wants an email in the form of one', async () => {
    const { user, api } = await openApp('/vip/forgot-password');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    await fill(screen.getByLabelText('Email'), 'dana', user);
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it.each([
    [refused('rate_limited'), 'Too many requests. Please wait a moment and try again.'],
    [mute(500), 'We could not send the link. Try again in a moment.'],
  ])('says when it failed', async (answer, text) => {
    const { user } = await openApp('/vip/forgot-password', { answers: { vipForgotPassword: () => answer } });
    await fill(screen.getByLabelText('Email'), 'dana@example.com', user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

import { fill } from '@summit/testing/fill';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../../test/fake-offer-ports';
import type { FakeSpeakerOptions } from '../../../test/fake-speaker-ports';
import { renderSpeakerPages } from '../../../test/render-speaker-pages';

const open = (query = '?token=t0k', given: FakeSpeakerOptions = {}) =>
  renderSpeakerPages(`/speaker/set-password${query}`, given);
const send = async (password: string, confirmation = password) => {
  const user = userEvent.setup();
  if (password) await fill(screen.getByLabelText('Password'), password, user);
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
};

describe('/speaker/set-password', () => {
  it('uses the link only when the password is sent, and then opens the dashboard (C-062, C-109)', async () => {
    const { calls, shown, store } = await open();
    expect(calls).toEqual([]);
    await send('ridge walker');
    await waitFor(() => expect(shown()).toBe('/speaker/dashboard'));
    expect(calls[0]).toEqual([
      'setPassword',
      { token: 't0k', password: 'ridge walker', confirm_password: 'ridge walker' },
    ]);
    expect(store.kept.speakerToken).toBe('new-token');
  });

  it.each([
    ['', '', 'Password is required'],
    ['seven c', 'seven c', 'Password must be at least 8 characters long'],
    ['ridge walker', 'ridge walter', 'Passwords do not match'],
  ])('refuses "%s" and "%s"', async (password, confirmation, text) => {
    const { calls } = await open();
    await send(password, confirmation);
    expect(screen.getByText(text)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says how strong the password is', async () => {
    await open();
    expect(screen.getByText('At least 8 characters.')).toBeVisible();
    await fill(screen.getByLabelText('Password'), 'ridge walker 7');
    expect(screen.getByText('Password strength: Strong')).toBeVisible();
  });

  it('shows what the server says about the link and the password', async () => {
    await open('?token=used', { setPassword: () => Promise.reject(refused('speaker_setup_link_invalid')) });
    await send('ridge walker');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link is no longer valid. Ask the summit team for a new one.',
    );
  });

  it('leads to a new link, which is mailed without anybody of the team', async () => {
    const { shown } = await open('?token=used');
    await userEvent.click(screen.getByRole('link', { name: 'Mail me a new link' }));
    expect(shown()).toBe('/speaker/login?forgot');
    expect(screen.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
  });

  it('offers no form without a token', async () => {
    await open('');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(screen.queryByRole('button', { name: /Set password/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^support@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });
});

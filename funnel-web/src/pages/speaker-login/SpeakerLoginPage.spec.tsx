import { fill } from '@summit/testing/fill';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork, refused } from '../../../test/fake-offer-ports';
import { SIGNED_IN, type FakeSpeakerOptions } from '../../../test/fake-speaker-ports';
import { renderSpeakerPages } from '../../../test/render-speaker-pages';

const open = (given: FakeSpeakerOptions = {}) => renderSpeakerPages('/speaker/login', given);
const signIn = async (code: string, password: string) => {
  const user = userEvent.setup();
  if (code) await fill(screen.getByLabelText('Speaker code'), code, user);
  if (password) await fill(screen.getByLabelText('Password'), password, user);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('/speaker/login', () => {
  // F-011, F-024, F-114
  it('signs in with code and password, keeps token and name, and opens the dashboard (F-306, F-308)', async () => {
    const { calls, store, shown } = await open();
    await signIn(' amara ', 'secret words');
    await waitFor(() => expect(shown()).toBe('/speaker/dashboard'));
    expect(calls[0]).toEqual(['login', { speaker_code: 'amara', password: 'secret words' }]);
    expect(store.kept).toEqual({ speakerToken: 'new-token', speakerName: 'Amara Okafor' });
    expect(screen.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
  });

  it.each([
    ['', '', 'Speaker code', ['Speaker code is required', 'Password is required']],
    ['AMARA', '', 'Password', ['Password is required']],
    ['', 'words', 'Speaker code', ['Speaker code is required']],
  ])('asks for what is missing of "%s" and "%s" (F-305)', async (code, password, focused, texts) => {
    const { calls } = await open();
    await signIn(code, password);
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText(focused)).toHaveFocus();
    expect(screen.getByLabelText(focused)).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it.each([
    ['the detail of the server', () => refused('speaker_login_failed'), 'Login failed'],
    ['another detail', () => refused('rate_limited'), 'Too many requests. Please wait a moment and try again.'],
    ['no answer at all', noNetwork, 'Login failed'],
  ])('shows a failure inline: %s (F-307)', async (_name, error, text) => {
    const { store, shown } = await open({ login: () => Promise.reject(error()) });
    await signIn('AMARA', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(shown()).toBe('/speaker/login');
    expect(store.kept).toEqual({});
    await userEvent.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends once while it waits', async () => {
    let answer = (): void => undefined;
    const { calls } = await open({
      login: () =>
        new Promise((resolve) => {
          answer = () => resolve({ access_token: 't', speaker_name: 'n' });
        }),
    });
    await signIn('AMARA', 'words');
    const button = screen.getByRole('button', { name: /Signing in/ });
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(calls).toHaveLength(1);
    answer();
    await screen.findByRole('button', { name: 'Sign out' });
  });

  it('shows and hides the password', async () => {
    await open();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('goes on to the dashboard when there is a token', async () => {
    const { shown } = await open({ kept: SIGNED_IN });
    expect(shown()).toBe('/speaker/dashboard');
  });

  it('is not for search engines', async () => {
    await open();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toBe('Speaker sign-in | Growth & Scale Summit');
  });
});

import { fill } from '@summit/testing/fill';
import { vipStatusEndpoint } from '@summit/contracts';
import { mute, refused } from '@summit/testing/refusal';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember } from '../../test/a-member';
import { openApp, signedIn } from '../../test/open-app';

const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the member app', () => {
  it('says so where a path is not on the map, and moves the focus to the heading', async () => {
    await openApp('/no/such/page');
    expect(await h1('This path is not on the map')).toHaveFocus();
  });

  it('leads a member from a wrong path back to the dashboard, a visitor to the home page', async () => {
    const { unmount } = await openApp('/no/such/page');
    expect(screen.queryByRole('link', { name: 'Back to Dashboard' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', 'http://localhost:4200/');
    unmount();
    await openApp('/no/such/page', { kept: signedIn() });
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/vip/dashboard');
  });

  it('opens at the bare address with the dashboard, or the sign-in', async () => {
    const { place, unmount } = await openApp('/', { kept: signedIn() });
    expect(place()).toBe('/vip/dashboard');
    unmount();
    expect((await openApp('/')).place()).toBe('/vip/login');
  });

  it.each(['/day/6', '/day/two', '/vip/summit3/day1', '/vip/summit1/day9'])(
    'has no page at %s, and does not crash (M-019)',
    async (path) => {
      await openApp(path);
      expect(await h1('This path is not on the map')).toBeVisible();
    },
  );

  it('lets the visitor choose the color scheme', async () => {
    await openApp('/no/such/page');
    expect(screen.getByRole('group', { name: 'Color scheme' })).toBeVisible();
  });

  it('leads from its header to sessions, prompts and the sign-in', async () => {
    await openApp('/sessions');
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/sessions');
    expect(within(header).getByRole('link', { name: 'Prompts' })).toHaveAttribute('href', '/prompts');
    expect(within(header).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/vip/login');
  });

  it('names the policies and the support address in its footer', async () => {
    await openApp('/sessions');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      'http://localhost:4200/privacy-policy',
    );
    expect(within(footer).getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });
});

describe('the account menu', () => {
  it('shows who is signed in and leads to the member pages', async () => {
    const { user } = await openApp('/sessions', { kept: signedIn() });
    const button = screen.getByRole('button', { name: 'Account menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Account menu' });
    expect(menu).toHaveTextContent('Dana Whitlockdana@example.com');
    const pages = within(menu).getByRole('navigation', { name: 'Member area' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Dashboard', '/vip/dashboard'],
      ['Profile', '/vip/profile'],
      ['Resources', '/vip/resources'],
      ['Purchases', '/vip/purchases'],
    ]);
    expect(within(menu).getByRole('group', { name: 'Color scheme' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('logs out: forgets token and member, tells the server, leads to the sign-in (M-047)', async () => {
    const { user, api, store, place } = await openApp('/sessions', {
      kept: signedIn(),
      answers: { vipLogout: () => ({ success: true }) },
    });
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await h1('VIP Access')).toBeVisible();
    expect(place()).toBe('/vip/login');
    expect(store.kept).toEqual({});
    expect(api.callsOf('vipLogout')).toMatchObject([{ bearer: 'token-1' }]);
    expect(screen.queryByText('Your session has ended. Sign in again.')).not.toBeInTheDocument();
  });
});

describe('pages for members only', () => {
  it.each(['/vip/dashboard', '/vip/profile', '/vip/purchases', '/vip/resources'])(
    'lead from %s to the sign-in without a token, and ask the server nothing (M-046, M-056)',
    async (path) => {
      const { api, place } = await openApp(path);
      expect(await h1('VIP Access')).toBeVisible();
      expect(place()).toBe('/vip/login');
      expect(api.calls).toEqual([]);
    },
  );

  it('return to the page that was wanted, fragment included, after signing in', async () => {
    const { user, place, store } = await openApp('/vip/profile#security', {
      answers: { vipLogin: () => ({ success: true, requires_2fa: false, token: 'token-2', user: aMember() }) },
    });
    await fill(screen.getByLabelText('Email'), 'dana@example.com', user);
    await fill(screen.getByLabelText('Password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await h1('Your profile')).toBeVisible();
    expect(place()).toBe('/vip/profile#security');
    expect(store.kept.vipToken).toBe('token-2');
    expect(JSON.parse(store.kept.vipUser ?? '')).toEqual(aMember());
  });

  it.each([
    ['a refused token', refused('unauthorized')],
    ['a status that is forbidden', refused('forbidden')],
    ['a status that is gone', mute(404)],
  ])('clear the stored session on %s, say so, and come back afterwards (M-046, C-083)', async (_case, answer) => {
    const { user, store, place } = await openApp('/vip/resources', {
      kept: signedIn(),
      answers: {
        vipStatus: ({ bearer }) => (bearer === 'token-1' ? answer : { success: true, user: aMember() }),
        vipLogin: () => ({ success: true, requires_2fa: false, token: 'token-2', user: aMember() }),
      },
    });
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(place()).toBe('/vip/login');
    expect(store.kept).toEqual({});
    await fill(screen.getByLabelText('Email'), 'dana@example.com', user);
    await fill(screen.getByLabelText('Password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await h1('VIP Resources Library')).toBeVisible();
    expect(place()).toBe('/vip/resources');
  });

  it.each([
    ['away', refused('service_unavailable'), 'The service is not available right now. Please try again in a moment.'],
    ['busy', refused('rate_limited'), 'Too many requests. Please wait a moment and try again.'],
    ['broken', mute(502), 'We could not load your dashboard.'],
  ])('keep the session while the server is %s, and try again on request', async (_case, answer, text) => {
    const { user, api, store } = await openApp('/vip/dashboard', {
      kept: signedIn(),
      answers: {
        vipStatus: () => answer,
        calendarFeedLink: () => ({
          success: true,
          feed_url: 'https://api.test/f.ics',
          webcal_url: 'webcal://api.test/f.ics',
        }),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(store.kept.vipToken).toBe('token-1');
    api.answers(vipStatusEndpoint, { success: true, user: aMember() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your Summit Access' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sign out in every tab at once', async () => {
    const { store, place } = await openApp('/vip/dashboard', { kept: signedIn() });
    await screen.findByRole('heading', { name: 'Your Summit Access' });
    await act(async () => store.otherTab('vipToken', () => store.remove('vipToken')));
    expect(await h1('VIP Access')).toBeVisible();
    expect(place()).toBe('/vip/login');
  });

  it('show the next member nothing of the one before', async () => {
    const { user, api } = await openApp('/vip/dashboard', {
      kept: signedIn(),
      answers: {
        vipLogout: () => ({ success: true }),
        vipLogin: () => ({
          success: true,
          requires_2fa: false,
          token: 'token-2',
          user: aMember({ name: 'Ravi Menon' }),
        }),
      },
    });
    await screen.findByRole('heading', { name: 'Your Summit Access' });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await h1('VIP Access');
    api.answers(vipStatusEndpoint, () => new Promise(() => undefined));
    await fill(screen.getByLabelText('Email'), 'ravi@example.com', user);
    await fill(screen.getByLabelText('Password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await h1('Welcome Ravi')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your Summit Access' })).not.toBeInTheDocument();
  });

  it('show nothing of one member to the next whom another tab signs in', async () => {
    const { store, api } = await openApp('/vip/dashboard', { kept: signedIn() });
    await screen.findByRole('heading', { name: 'Your Summit Access' });
    api.answers(vipStatusEndpoint, () => new Promise(() => undefined));
    const ravi = JSON.stringify(aMember({ name: 'Ravi Menon' }));
    await act(async () =>
      store.otherTab('vipToken', () => {
        store.set('vipUser', ravi);
        store.set('vipToken', 'token-2');
      }),
    );
    expect(await h1('Welcome Ravi')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your Summit Access' })).not.toBeInTheDocument();
  });

  it('are drawn whatever stands behind the # of their address', async () => {
    await openApp('/vip/profile#%', { kept: signedIn() });
    expect(await screen.findByLabelText('Bio')).toBeVisible();
  });
});

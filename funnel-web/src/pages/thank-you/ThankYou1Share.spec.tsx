import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork } from '../../../test/fake-offer-ports';
import { KEPT, open, region } from '../../../test/open-thank-you-1';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the share box (F-257, F-262, C-064)', () => {
  const box = () => region('Invite friends');

  it('has the own link, three ways to send it and the counter to ten', async () => {
    const { asked } = await open();
    expect(box().getByLabelText('Your invite link')).toHaveValue(KEPT.inviteUrl);
    expect(
      box().getByText('Send your own link to people who would use two free downloads and the prompt library.'),
    ).toBeVisible();
    expect(
      box()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Email', 'LinkedIn', 'X']);
    for (const name of ['Share on LinkedIn (opens in a new tab)', 'Share on X (opens in a new tab)']) {
      expect(box().getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(box().getByText(/^When 10 friends have registered through your link, the host records/)).toBeVisible();
    expect(asked).toEqual(['7kq2m9x4']);
    expect(box().getByText('3 of 10 friends have registered.')).toBeVisible();
  });

  it('copies the link and says so for two seconds', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(box().getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(KEPT.inviteUrl);
    expect(box().getByRole('button', { name: 'Copied!' })).toBeVisible();
  });

  it('says that the invitation is complete from ten friends on', async () => {
    await open({ inviteProgress: async () => ({ friends_registered: 11, friends_needed: 10 }) });
    expect(box().getByText(/^11 friends have registered\. Your invitation is complete/)).toBeVisible();
  });

  it('counts again when the visitor comes back to the page', async () => {
    let friends = 3;
    await open({ inviteProgress: async () => ({ friends_registered: friends, friends_needed: 10 }) });
    friends = 4;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(box().getByText('4 of 10 friends have registered.')).toBeVisible();
  });

  it('offers to try again when the counter does not come', async () => {
    let tries = 0;
    await open({
      inviteProgress: async () => {
        tries += 1;
        if (tries === 1) throw noNetwork();
        return { friends_registered: 0, friends_needed: 10 };
      },
    });
    expect(box().getByText('We could not load your counter.')).toBeVisible();
    await userEvent.click(box().getByRole('button', { name: 'Try again' }));
    expect(box().getByText('0 of 10 friends have registered.')).toBeVisible();
  });

  it('shares the summit itself where the browser has no own link', async () => {
    const { asked } = await open({ kept: { userEmail: 'hana@example.com' } });
    expect(box().getByLabelText('Address of the summit')).toHaveValue('http://localhost:4200/');
    expect(box().getByText(/Your own link is in the email that we sent you when you registered/)).toBeVisible();
    expect(asked).toEqual([]);
  });
});

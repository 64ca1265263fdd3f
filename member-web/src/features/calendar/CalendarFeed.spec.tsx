import type { Answers } from '@summit/testing/fake-server';
import { mute } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { openApp, signedIn } from '../../../test/open-app';

const link = (token: string) => ({
  success: true as const,
  feed_url: `http://localhost:4201/api/calendar/feed/${token}.ics`,
  webcal_url: `webcal://localhost:4201/api/calendar/feed/${token}.ics`,
});

async function open(answers: Answers = {}) {
  const opened = await openApp('/vip/dashboard', {
    kept: signedIn(),
    answers: { calendarFeedLink: () => link('old'), renewCalendarFeedLink: () => link('new'), ...answers },
  });
  await screen.findByRole('heading', { name: 'Your calendar' });
  return opened;
}
const address = () => screen.getByLabelText('Address of your calendar');

describe('the calendar of a member', () => {
  it('has an address that can be opened and copied', async () => {
    await open();
    await screen.findByDisplayValue('http://localhost:4201/api/calendar/feed/old.ics');
    expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      'webcal://localhost:4201/api/calendar/feed/old.ics',
    );
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeEnabled();
  });

  it('gets a new address once the member has confirmed it', async () => {
    const { user, api } = await open();
    await screen.findByDisplayValue('http://localhost:4201/api/calendar/feed/old.ics');
    const replace = () => user.click(screen.getByRole('button', { name: 'Replace address' }));
    const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Replace the address?' }));
    await replace();
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(api.calls.map(({ name }) => name)).not.toContain('renewCalendarFeedLink');
    await replace();
    await user.click((await dialog()).getByRole('button', { name: 'Replace address' }));
    expect(await screen.findByText('The address is new. The old one no longer works.')).toBeVisible();
    expect(address()).toHaveValue('http://localhost:4201/api/calendar/feed/new.ics');
  });

  it('says when its address is not to be had', async () => {
    await open({ calendarFeedLink: () => mute(500) });
    expect(await screen.findByText('We could not load the address of your calendar.')).toBeVisible();
  });
});

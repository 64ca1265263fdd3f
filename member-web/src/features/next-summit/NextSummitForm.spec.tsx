import type { Answers } from '@summit/testing/fake-server';
import { mute } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { aSummitState } from '../../../test/a-summit-state';
import { openApp, signedIn } from '../../../test/open-app';

async function askedFor(nextSummit: NonNullable<Answers['nextSummit']>) {
  const opened = await openApp('/vip/dashboard', {
    kept: signedIn(),
    answers: { landingPageState: () => aSummitState('concluded'), nextSummit },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Mail me the dates' }));
  return opened;
}

describe('the dates of the next summit', () => {
  it('are asked for by a member with one press', async () => {
    const { api } = await askedFor(() => ({ success: true, message: 'One mail comes.' }));
    expect(await screen.findByText('One mail comes.')).toBeVisible();
    expect(api.bodiesOf('nextSummit')).toEqual([{}]);
  });

  it('say when they could not be asked for', async () => {
    await askedFor(() => mute(500));
    expect(await screen.findByText('We could not note that. Try again in a moment.')).toBeVisible();
  });
});

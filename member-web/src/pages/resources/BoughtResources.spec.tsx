import { pdf } from '@summit/testing/fake-files';
import { mute, UNREACHABLE } from '@summit/testing/refusal';
import { scrolledTo } from '@summit/testing/render-at';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLibrary } from '../../../test/a-library';
import { open, bonus, BLUEPRINTS } from '../../../test/open-resources';

describe('what was bought', () => {
  const CUT = {
    day: 1 as const,
    topic: 'Pick one income model and say no to the rest',
    speaker_name: 'Amara Okafor',
    duration_minutes: 35,
    public_token: 'amara',
    headline: 'The folder of declined ideas',
    start_seconds: 130,
    end_seconds: 730,
  };
  const KIT = {
    key: 'templates-kit' as const,
    title: 'Templates Kit',
    description: 'Fifteen files.',
    file_type: 'ZIP',
    file_size: 122_937,
  };
  const region = (name: string) => screen.queryByRole('region', { name });

  it('lists the workshop series of a VIP, and neither vault nor files where there are none (F-130)', async () => {
    await open();
    const links = within(region('Workshop Series')!).getAllByRole('link', { name: /^Watch: Workshop: day/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5].map((day) => `/summit/access/workshop-${day}`),
    );
    for (const name of ['With Your Orders', 'Speaker Interview Highlights Vault']) expect(region(name)).toBeNull();
  });

  it('opens at the workshop series, where the link of the thank-you page leads (F-264)', async () => {
    scrolledTo.length = 0;
    await open({}, '/vip/resources#workshops');
    await waitFor(() => expect(scrolledTo).toContain('workshops'));
  });

  it('downloads a file of an order with the sign-in, and says where that is refused', async () => {
    const { user, api, files } = await open({
      vipLibrary: () => aLibrary({ files: [KIT] }),
      vipLibraryFile: () => pdf('templates-kit.zip'),
    });
    const kit = within(screen.getByRole('article', { name: 'Templates Kit' }));
    expect(kit.getByText('ZIP · 123 KB')).toBeVisible();
    await user.click(kit.getByRole('button', { name: 'Download Now' }));
    await act(async () => undefined);
    expect(files.saved).toMatchObject([{ name: 'templates-kit.zip' }]);
    expect(api.callsOf('vipLibraryFile')).toMatchObject([{ bearer: 'token-1', params: { file_key: 'templates-kit' } }]);
  });

  it('never opens such a file as a link, which would not carry the sign-in', async () => {
    const { user, files } = await open({
      vipLibrary: () => aLibrary({ files: [KIT] }),
      vipLibraryFile: () => UNREACHABLE,
    });
    const kit = within(screen.getByRole('article', { name: 'Templates Kit' }));
    await user.click(kit.getByRole('button', { name: 'Download Now' }));
    expect(await kit.findByRole('alert')).toBeVisible();
    expect(files.opened).toEqual([]);
  });

  it('leads from each cut of the vault to its second, and shows its words on request', async () => {
    const { user } = await open({
      vipLibrary: () => aLibrary({ highlights: [CUT] }),
      sessionTranscript: () => ({
        success: true,
        language: 'en',
        cues: [
          { start: 100, end: 129, text: 'Before the cut.' },
          { start: 130, end: 140, text: 'This folder is older than my press.' },
          { start: 731, end: 735, text: 'After the cut.' },
        ],
      }),
    });
    const vault = within(region('Speaker Interview Highlights Vault')!);
    expect(vault.getByText('Day 1 · 2:10 to 12:10')).toBeVisible();
    expect(vault.getByRole('link')).toHaveAttribute('href', '/summit/access/amara?t=130');
    await user.click(vault.getByRole('button', { name: 'Transcript: The folder of declined ideas' }));
    expect(await vault.findByText('This folder is older than my press.')).toBeVisible();
    expect(vault.queryByText(/the cut\./)).not.toBeInTheDocument();
  });

  it('says that the library did not come, keeps the bonuses, and asks again on request', async () => {
    let away = true;
    const { user } = await open({ vipLibrary: () => (away ? mute(503) : aLibrary()) });
    const gifts = within(region('Speaker Bonus Gifts')!);
    expect(await gifts.findByText('We could not load this part of your library.')).toBeVisible();
    expect(bonus(BLUEPRINTS).getByRole('button', { name: 'Download Now' })).toBeEnabled();
    away = false;
    await user.click(gifts.getByRole('button'));
    expect(await screen.findByRole('table', { name: 'Speaker Bonus Gifts' })).toBeVisible();
  });
});

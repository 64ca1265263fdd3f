import { fill } from '@summit/testing/fill';
import { pdf } from '@summit/testing/fake-files';
import { type Answers } from '@summit/testing/fake-server';
import { mute, refused, UNREACHABLE } from '@summit/testing/refusal';
import { scrolledTo } from '@summit/testing/render-at';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { DownloadedFile } from '@summit/contracts';
import { openApp, signedIn } from '../../../test/open-app';
import { open, bonus, BLUEPRINTS } from '../../../test/open-resources';

// M-010
describe('the resources library', () => {
  it('has its title and leads back to the dashboard (M-072)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'VIP Resources Library' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/vip/dashboard');
  });

  it('says Loading resources... while the server thinks', async () => {
    await openApp('/vip/resources', { kept: signedIn(), answers: { vipStatus: () => new Promise(() => undefined) } });
    expect(screen.getByRole('status', { name: 'Loading resources...' })).toBeInTheDocument();
    expect(await screen.findByText('Loading resources...')).toBeVisible();
  });

  it.each([
    [BLUEPRINTS, 'PDF · 28.7 MB'],
    ['The Passive Income Playbook - 2025', 'PDF · 3.8 MB'],
    ['VIP Exclusive Bonus Pack', 'PDF · 24.5 MB'],
  ])('offers %s as %s (M-073)', async (title, size) => {
    await open();
    expect(bonus(title).getByText(size)).toBeVisible();
    expect(bonus(title).getByRole('button', { name: 'Download Now' })).toBeEnabled();
  });

  it('says what a file really weighs (C-075)', async () => {
    const sizes = { 'free-signup-bonus-1': 862_671, 'free-signup-bonus-2': null, 'vip-upgrade-bonus': null };
    await open({ bonusSizes: () => ({ success: true, sizes }) });
    expect(await bonus(BLUEPRINTS).findByText('This edition: 863 KB')).toBeVisible();
    expect(screen.getAllByText(/^This edition/)).toHaveLength(1);
  });

  it('leads to the prompts, to the sessions and to each day (M-074, M-075)', async () => {
    await open();
    const prompts = within(screen.getByRole('region', { name: 'Additional Resources' }));
    expect(prompts.getByRole('heading', { name: '500+ Super Prompts' })).toBeVisible();
    expect(prompts.getByRole('link')).toHaveAttribute('href', '/prompts');
    const sessions = within(screen.getByRole('region', { name: 'Summit Sessions' }));
    expect(sessions.getByRole('heading', { name: 'Browse by Day' })).toBeVisible();
    expect(sessions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['View All Sessions', '/sessions'],
      ...[1, 2, 3, 4, 5].map((day) => [`Day ${day}`, `/day/${day}`]),
    ]);
  });

  it('ends with the way to the dashboard (M-079)', async () => {
    await open();
    const box = within(screen.getByRole('region', { name: 'Want to Access All Sessions?' }));
    expect(box.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/vip/dashboard');
  });

  it.each([
    ['#speaker-gifts', 'speaker-gifts', 'Speaker Bonus Gifts'],
    ['#recordings', 'recordings', 'Summit Sessions'],
  ])('opens at %s (M-016)', async (hash, id, title) => {
    scrolledTo.length = 0;
    await open({}, `/vip/resources${hash}`);
    await waitFor(() => expect(scrolledTo).toContain(id));
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  });
});

describe('a bonus download', () => {
  const press = (title = BLUEPRINTS) => bonus(title).getByRole('button').click();
  const passing = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  it('asks for the file by the address of the member, and is busy until a second after it came (M-080, M-081)', async () => {
    let finish = (_file: DownloadedFile): void => undefined;
    const { api, files } = await open({ bonusDownload: () => new Promise((resolve) => (finish = resolve)) });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      await act(async () => press());
      expect(bonus(BLUEPRINTS).getByRole('button')).toHaveTextContent('Downloading...');
      expect(bonus(BLUEPRINTS).getByRole('button')).toBeDisabled();
      expect(bonus('VIP Exclusive Bonus Pack').getByRole('button', { name: 'Download Now' })).toBeEnabled();
      await act(async () => {
        finish(pdf('blueprints.pdf'));
        await jest.advanceTimersByTimeAsync(900);
      });
      expect(files.saved).toEqual([{ name: 'blueprints.pdf', text: '%PDF' }]);
      expect(bonus(BLUEPRINTS).getByRole('button')).toBeDisabled();
      await passing(300);
      expect(bonus(BLUEPRINTS).getByRole('button', { name: 'Download Now' })).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
    expect(api.callsOf('bonusDownload')).toMatchObject([
      { params: { bonus_key: 'free-signup-bonus-1' }, query: { email: 'dana@example.com' } },
    ]);
  });

  it('falls back to opening a signed link, silently, for a second and a half (M-081, M-082)', async () => {
    const url = 'https://funnel.test/api/bonuses/download-by-email/vip-upgrade-bonus?email=d&expires=1&signature=s';
    const { files } = await open({ bonusDownload: () => UNREACHABLE, vipBonusLink: () => ({ success: true, url }) });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      await act(async () => {
        press('VIP Exclusive Bonus Pack');
        await jest.advanceTimersByTimeAsync(50);
      });
      expect(files.opened).toEqual([url]);
      await passing(1_350);
      expect(bonus('VIP Exclusive Bonus Pack').getByRole('button')).toBeDisabled();
      await passing(200);
      expect(bonus('VIP Exclusive Bonus Pack').getByRole('button')).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(files.saved).toEqual([]);
  });

  it('never opens a link that proves nothing: without a signed one it says that the download failed (C-112)', async () => {
    const { user, files } = await open({ bonusDownload: () => UNREACHABLE, vipBonusLink: () => UNREACHABLE });
    await user.click(bonus('VIP Exclusive Bonus Pack').getByRole('button'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(files.opened).toEqual([]);
    expect(bonus('VIP Exclusive Bonus Pack').getByRole('button')).toBeEnabled();
  });

  it('has a file name where the server gives none', async () => {
    const { user, files } = await open({ bonusDownload: () => pdf() });
    await user.click(bonus('The Passive Income Playbook - 2025').getByRole('button'));
    await act(async () => undefined);
    expect(files.saved).toMatchObject([{ name: 'the-passive-income-playbook-2025.pdf' }]);
  });

  it.each([
    [refused('bonus_expired'), 'This bonus link has expired. Bonus links work for 90 days.'],
    [mute(500), 'The download failed. Try again in a moment.'],
  ])('says why the server refused it, and can be tried again', async (answer, text) => {
    const { user, files } = await open({ bonusDownload: () => answer });
    await user.click(bonus(BLUEPRINTS).getByRole('button'));
    expect(await bonus(BLUEPRINTS).findByRole('alert')).toHaveTextContent(text);
    expect(bonus(BLUEPRINTS).getByRole('button', { name: 'Download Now' })).toBeEnabled();
    expect(files.opened).toEqual([]);
  });
});

describe('the speaker gifts', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Speaker Bonus Gifts' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  it('are five at first, in a table with four columns (M-076, M-078)', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Speaker',
      'Gift Title',
      'Description',
      'Action',
    ]);
    expect(rows()).toEqual([
      'AOAmara Okafor',
      'SKSaoirse Kelleher',
      'NANoor Al-Khatib',
      'EMElodie Marchand',
      'DADiego Arriaga',
    ]);
  });

  it.each([
    ['speaker', 'oKAfor', ['AOAmara Okafor']],
    ['title', 'HANDOVER', ['NANoor Al-Khatib']],
    ['either', '  mar ', ['AOAmara Okafor', 'EMElodie Marchand', 'MAMarcus Abernathy']],
  ])('are searched by %s, whatever the case (M-077)', async (_by, term, found) => {
    const { user } = await open();
    await user.type(screen.getByPlaceholderText('Search speakers...'), term);
    expect(rows()).toEqual(found);
    const count = found.length === 1 ? '1 speaker gift' : `${found.length} speaker gifts`;
    expect(await screen.findByText(count)).toHaveAttribute('role', 'status');
  });

  it('are all shown on request, and all searched (M-045)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'All 6 gifts' }));
    expect(rows()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'All 6 gifts' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Access Gift: / })[5]).toHaveFocus();
  });

  it('say what was searched when nothing is found, and how to go on (M-077)', async () => {
    const { user } = await open();
    const search = screen.getByPlaceholderText('Search speakers...');
    await fill(search, 'calender', user);
    expect(screen.getByText('No speaker gifts found matching "calender"')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(rows()).toHaveLength(5);
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  const OUTCOMES: [string, Answers['vipGiftClick']][] = [
    ['counted', () => ({ success: true })],
    ['not counted', () => UNREACHABLE],
  ];

  it.each(OUTCOMES)('open in a new tab whether the click is %s (M-083)', async (_case, vipGiftClick) => {
    const { user, api } = await open({ ...(vipGiftClick && { vipGiftClick }) });
    const link = screen.getByRole('link', { name: /^Access Gift: The model chooser/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveTextContent('Access Gift');
    const hindered: boolean[] = [];
    const follow = (event: Event) => {
      hindered.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    await user.click(link);
    document.removeEventListener('click', follow);
    expect(hindered).toEqual([false]);
    expect(api.callsOf('vipGiftClick')).toMatchObject([
      { bearer: 'token-1', body: { speaker_name: 'Amara Okafor', gift_url: link.getAttribute('href') } },
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

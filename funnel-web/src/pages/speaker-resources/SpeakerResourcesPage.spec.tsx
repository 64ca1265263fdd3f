import { fill } from '@summit/testing/fill';
import { ApiError } from '@summit/api-client';
import { SPEAKER_BANNERS } from '@summit/content';
import type { AffiliateProgramResponse, DownloadedFile, SpeakerKitResponse } from '@summit/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadProgramContext } from '../../features/affiliate-program/program-port';
import { ResourcesPortsContext, type ResourcesPorts } from './resources-ports';
import { SpeakerResourcesPage } from './SpeakerResourcesPage';

const FILE: DownloadedFile = { name: null, type: 'image/png', bytes: new ArrayBuffer(4) };
const VERSIONS = { 'All_Speakers_Banner.png': 'a1', 'Amara_Okafor_Banner.png': 'b2' };
const KIT: SpeakerKitResponse = {
  success: true,
  speaker_name: 'Amara Okafor',
  affiliate_code: 'AMARA',
  referral_url: 'http://localhost:4200/?ref=AMARA',
  qr_code: 'data:image/png;base64,AAAA',
  click_hours: Array.from({ length: 24 }, (_, hour) => ({ hour, clicks: hour === 9 ? 12 : hour === 18 ? 3 : 0 })),
};

async function open(given: Partial<ResourcesPorts> = {}, program: Partial<AffiliateProgramResponse> = {}) {
  const calls: unknown[][] = [];
  const ports: ResourcesPorts = {
    ownKit: async () => null,
    bannerVersions: async () => VERSIONS,
    fetchBanner: async (...wish) => {
      calls.push(['fetch', ...wish]);
      return FILE;
    },
    fetchOwnBanner: async (name) => {
      calls.push(['fetch own', name]);
      return FILE;
    },
    fetchArchive: async () => FILE,
    saveFile: (_file, name) => calls.push(['save', name]),
    followLink: (...link) => calls.push(['follow', ...link]),
    ...given,
  };
  const read = async () => ({ success: true, join_url: null, approval_needed: true, ...program }) as const;
  await act(async () => {
    render(
      <ReadProgramContext value={read}>
        <ResourcesPortsContext value={ports}>
          <SpeakerResourcesPage />
        </ResourcesPortsContext>
      </ReadProgramContext>,
    );
  });
  return { calls };
}

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const bannerButton = (name: string) => screen.getByRole('button', { name: `Download Banner ${name}` });

describe('/speaker-resources (F-023)', () => {
  it('welcomes in the name of the host, with the commission notice and table (F-294)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Everything you need to tell people');
    expect(screen.getByText('Helena Brandvold')).toBeVisible();
    const commission = section('Commission');
    expect(commission.getByText(/You earn 50% commission on every sale/)).toBeVisible();
    expect(commission.getByRole('row', { name: 'Done-For-You Service $2,497 $1,248.50' })).toBeVisible();
  });

  it('leads in five steps to the own link, and closes with the same way (F-295, F-301)', async () => {
    await open({}, { join_url: 'https://platform.example/join', approval_needed: false });
    expect(section('Get your own link in five steps').getAllByRole('listitem')).toHaveLength(5);
    const links = screen.getAllByRole('link', { name: /^Create my affiliate account/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('https://platform.example/join'));
    expect(section('No link yet?').getByText(/needs no approval/)).toBeVisible();
  });

  it('leads to our own form where there is no external platform', async () => {
    await open();
    const [link] = screen.getAllByRole('link', { name: 'Create my affiliate account' });
    expect(link).toHaveAttribute('href', '/affiliates#join');
    expect(screen.getByRole('main')).not.toHaveTextContent(/no approval/i);
  });

  it('has a banner for each of the 31 speakers: name, title, image, help and download (F-297)', async () => {
    await open();
    for (const { name, title } of SPEAKER_BANNERS) {
      const card = within(screen.getByRole('heading', { level: 4, name }).closest('li')!);
      expect(card.getByText(title)).toBeVisible();
      expect(card.getByRole('img', { name: `Banner: ${name}` })).toBeVisible();
      expect(card.getByText('How to get your link')).toBeVisible();
      expect(card.getByRole('button', { name: `Download Banner ${name}` })).toBeEnabled();
    }
    expect(SPEAKER_BANNERS).toHaveLength(31);
  });

  it('shows pictures at addresses that browsers keep, and takes the same ones along (F-298)', async () => {
    const { calls } = await open();
    const address = (name: string) => screen.getByRole('img', { name: `Banner: ${name}` }).getAttribute('src');
    expect(address('Amara Okafor')).toBe('/api/speaker-banners/Amara_Okafor_Banner.png?v=b2');
    expect(address('Kwame Asante')).toBe('/api/speaker-banners/Kwame_Asante_Banner.png');
    await act(async () => bannerButton('Amara Okafor').click());
    expect(calls[0]).toEqual(['fetch', 'Amara_Okafor_Banner.png', 'b2']);
  });

  it('waits with the pictures until their versions are known', async () => {
    await open({ bannerVersions: () => new Promise(() => undefined) });
    for (const { name } of SPEAKER_BANNERS)
      expect(screen.getByRole('img', { name: `Banner: ${name}` })).not.toHaveAttribute('src');
  });

  it('finds a banner by name', async () => {
    await open();
    const search = screen.getByRole('searchbox', { name: 'Find your banner' });
    await fill(search, ' oKafor');
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Amara Okafor',
    ]);
    await userEvent.type(search, 'x');
    expect(screen.getByText('No speaker has this name.')).toBeVisible();
  });
});

describe('downloading a banner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const press = (button: HTMLElement) => act(async () => button.click());

  it('says Downloading... and is disabled until a second after the file is there (F-298, F-302, F-303)', async () => {
    let arrive: (file: DownloadedFile) => void = () => undefined;
    const { calls } = await open({ fetchBanner: () => new Promise((resolve) => (arrive = resolve)) });
    const button = bannerButton('Amara Okafor');
    await press(button);
    expect(button).toHaveTextContent('Downloading...');
    expect(button).toBeDisabled();
    await act(async () => arrive(FILE));
    expect(calls).toEqual([['save', 'Amara_Okafor_Banner.png']]);
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(button).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(button).toBeEnabled();
    expect(button).toHaveTextContent('Download Banner');
  });

  it('follows the link where the file can not be fetched, for a second and a half (F-303)', async () => {
    const { calls } = await open({
      fetchBanner: async () => {
        throw new ApiError({ kind: 'network' });
      },
    });
    const button = screen.getByRole('button', { name: 'Download All speakers' });
    await press(button);
    expect(calls).toEqual([['follow', '/api/speaker-banners/All_Speakers_Banner.png?v=a1', 'All_Speakers_Banner.png']]);
    await act(() => jest.advanceTimersByTimeAsync(1_499));
    expect(button).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(button).toBeEnabled();
  });
});

describe('texts to copy', () => {
  it('are 3 emails, 4 social posts and 2 LinkedIn posts, folded (F-299)', async () => {
    await open();
    const count = (name: string) => {
      const parts = section(name).getAllByRole('group');
      for (const part of parts) expect(part).not.toHaveAttribute('open');
      return parts.length;
    };
    expect(screen.getByText(/^Most of these are written for speakers\./)).toBeVisible();
    expect([count('Email templates'), count('Social posts'), count('LinkedIn posts')]).toEqual([3, 4, 2]);
    expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]/);
  });

  it('are copied with a press that says Copied! for two seconds (F-300)', async () => {
    jest.useFakeTimers();
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await open();
    const post = screen.getByText('Announcement').closest('details')!;
    post.open = true;
    const button = within(post).getByRole('button', { name: 'Copy text' });
    await act(async () => button.click());
    expect(button).toHaveTextContent('Copied!');
    expect(written[0]).toContain('[your affiliate link] (affiliate link)');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(button).toHaveTextContent('Copy text');
    jest.useRealTimers();
  });
});

describe('the kit of a signed-in speaker', () => {
  it('has the own link, its QR code and the hours of most clicks', async () => {
    await open({ ownKit: async () => KIT });
    const kit = section('Your kit, Amara Okafor');
    expect(kit.getByRole('textbox', { name: 'Your link' })).toHaveValue(KIT.referral_url);
    expect(kit.getByRole('img', { name: 'QR code of your link' })).toHaveAttribute('src', KIT.qr_code);
    expect(kit.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '9 am to 10 am12 clicks',
      '6 pm to 7 pm3 clicks',
    ]);
  });

  it('puts the own link into every text and beneath every banner', async () => {
    const { calls } = await open({ ownKit: async () => KIT });
    expect(screen.getByRole('main')).not.toHaveTextContent('[your affiliate link]');
    for (const name of ['Email templates', 'Social posts', 'LinkedIn posts'])
      for (const part of section(name).getAllByRole('group')) expect(part).toHaveTextContent(KIT.referral_url);
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(
      Array(32).fill(`Register free, affiliate link${KIT.referral_url}`),
    );
    await act(async () => bannerButton('Amara Okafor').click());
    expect(calls).toContainEqual(['fetch own', 'Amara_Okafor_Banner.png']);
  });

  it('comes as one zip', async () => {
    const { calls } = await open({ ownKit: async () => KIT });
    await act(async () => screen.getByRole('button', { name: 'Download everything (zip)' }).click());
    expect(calls).toEqual([['save', 'Summit_Kit_AMARA.zip']]);
  });

  it('says so when a file of it does not come: nobody gets a banner without the link instead', async () => {
    const { calls } = await open({
      ownKit: async () => KIT,
      fetchOwnBanner: async () => {
        throw new ApiError({ kind: 'network' });
      },
    });
    await act(async () => bannerButton('Amara Okafor').click());
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
    expect(bannerButton('Amara Okafor')).toBeEnabled();
    expect(calls).toEqual([]);
  });

  it('says when it can not be loaded, and shows the page that everybody sees', async () => {
    await open({
      ownKit: async () => {
        throw new ApiError({ kind: 'network' });
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your own link.');
    expect(screen.getAllByText('How to get your link')).toHaveLength(31);
  });
});

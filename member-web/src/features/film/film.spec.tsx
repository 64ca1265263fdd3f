import { fill } from '@summit/testing/fill';
import { sessionTranscriptEndpoint } from '@summit/contracts';
import type { Answers } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPosition, aSession, anOpenSession, ANOTHER, dayOne, forMember } from '../../../test/a-session';
import { openApp, signedIn } from '../../../test/open-app';
import { frameAddress } from './film-frame';

const PATH = '/summit/access/token-a';
const CUES = [
  { start: 0, end: 4, text: 'Nine income models.' },
  { start: 65.5, end: 70, text: 'Three questions\nof every idea.' },
];

async function open(answers: Answers = {}, { member = false, path = PATH } = {}) {
  const opened = await openApp(path, {
    kept: member ? signedIn() : {},
    answers: {
      publicSession: () => (member ? forMember() : anOpenSession()),
      sessionsByDay: () => dayOne(),
      watchPositions: () => ({ success: true, positions: [] }),
      saveWatchPosition: ({ body }) => ({ success: true, position: aPosition(body as object) }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Pick one income model' });
  return opened;
}
const poster = () => screen.findByRole('button', { name: /^Play video: Pick one income model, 35 minutes/ });

describe('the address of a player', () => {
  it('is made from host, id and hash (M-103, C-056)', () => {
    expect(frameAddress({ host: 'vimeo', id: '76979871', hash: 'ab12' })).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/76979871\?h=ab12&dnt=1&/,
    );
    expect(frameAddress({ host: 'vimeo', id: '1', hash: null })).not.toContain('h=');
    expect(frameAddress({ host: 'youtube', id: 'abcdefghijk', hash: null }, 12.7)).toBe(
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=12',
    );
  });

  it('lets nothing else into the path', () => {
    expect(frameAddress({ host: 'vimeo', id: '../x?y=1', hash: null })).toContain('/video/..%2Fx%3Fy%3D1?');
  });
});

describe('the film of a session', () => {
  it('comes with the press on its poster (M-103)', async () => {
    const { user, films } = await open();
    expect(films.opened).toEqual([]);
    await user.click(await poster());
    expect(screen.getByTitle('Pick one income model').tagName).toBe('IFRAME');
    expect(films.opened).toEqual([{ video: aSession().video, title: 'Pick one income model', start: 0 }]);
  });

  it('runs as fast as the viewer likes', async () => {
    const { user, films } = await open();
    await user.click(await poster());
    await user.click(within(screen.getByRole('group', { name: 'Speed' })).getByRole('button', { name: '1.5×' }));
    expect(films.told).toEqual(['speed 1.5']);
    expect(screen.getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has a placeholder where there is none yet (C-048)', async () => {
    await open({ publicSession: () => anOpenSession({ video: null, vimeo_embed_code: null }) });
    expect(screen.getByText('The film of this session has not been added yet. It will be shown here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Play video/ })).not.toBeInTheDocument();
  });

  it('names the next session of the day when it has ended', async () => {
    const { user, films } = await open();
    await user.click(await poster());
    await act(async () => films.ends());
    expect(await screen.findByRole('link', { name: `Watch next: ${ANOTHER.topic}` })).toHaveAttribute(
      'href',
      '/summit/access/token-b',
    );
  });

  it('names the next day after the last session of its day', async () => {
    const { user, films } = await open({ publicSession: () => anOpenSession({ session_number: 2 }) });
    await user.click(await poster());
    await act(async () => films.ends());
    expect(await screen.findByText('That was the last session of the day')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Day 2' })).toHaveAttribute('href', '/day/2');
  });

  it('names the next day of an earlier edition where its recordings are', async () => {
    const last = forMember({ session_number: 2, summit_id: 'business_growth_summit_2024' });
    const { user, films } = await open({ publicSession: () => last }, { member: true });
    await user.click(await poster());
    await act(async () => films.ends());
    expect(await screen.findByRole('link', { name: 'Day 2' })).toHaveAttribute('href', '/vip/summit1/day2');
  });

  it('starts at the second that a hit of the search names', async () => {
    const { user, films } = await open({}, { path: `${PATH}?t=125` });
    await user.click(await screen.findByRole('button', { name: /Continue at 2:05$/ }));
    expect(films.opened[0]).toMatchObject({ start: 125 });
  });
});

describe('the place of a member in a film', () => {
  const saved = (api: Awaited<ReturnType<typeof open>>['api']) => api.bodiesOf('saveWatchPosition');

  it('is where they go on', async () => {
    const { user, films } = await open(
      { watchPositions: () => ({ success: true, positions: [aPosition()] }) },
      { member: true },
    );
    await user.click(await screen.findByRole('button', { name: /Continue at 12:05$/ }));
    expect(films.opened[0]).toMatchObject({ start: 725 });
  });

  it('is the start again once the end has been reached', async () => {
    await open(
      { watchPositions: () => ({ success: true, positions: [aPosition({ seconds: 2_095, watched: true })] }) },
      { member: true },
    );
    await screen.findByRole('button', { name: 'Mark as not watched' });
    expect(await poster()).toHaveAccessibleName('Play video: Pick one income model, 35 minutes');
  });

  it('is saved every ten seconds, at a pause and at the end', async () => {
    const { user, films, api } = await open({}, { member: true });
    await user.click(await poster());
    await act(async () => films.runs(1));
    await act(async () => films.runs(9));
    expect(saved(api)).toEqual([]);
    await act(async () => films.runs(10.4));
    expect(saved(api)).toEqual([{ seconds: 10, duration_seconds: 2_100 }]);
    await act(async () => films.runs(13));
    await act(async () => films.pauses());
    expect(saved(api).at(-1)).toEqual({ seconds: 13, duration_seconds: 2_100 });
    await act(async () => films.runs(2_100));
    await act(async () => films.ends());
    expect(saved(api).at(-1)).toEqual({ seconds: 2_100, duration_seconds: 2_100 });
    expect(api.callsOf('saveWatchPosition')[0]).toMatchObject({
      params: { session_id: aSession().id },
      bearer: 'token-1',
    });
  });

  it('is saved when the page goes', async () => {
    const { user, films, api } = await open({}, { member: true });
    await user.click(await poster());
    await act(async () => films.runs(7));
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    expect(saved(api)).toEqual([{ seconds: 7, duration_seconds: 2_100 }]);
  });

  it('is kept for nobody who is a visitor', async () => {
    const { user, films, api } = await open();
    await user.click(await poster());
    await act(async () => films.runs(30));
    expect(saved(api)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Mark as watched' })).not.toBeInTheDocument();
  });

  it('can be marked as watched by hand, and back, without losing the place', async () => {
    let position = aPosition();
    const { user, api } = await open(
      {
        watchPositions: () => ({ success: true, positions: [position] }),
        saveWatchPosition: ({ body }) => {
          position = aPosition(body as object);
          return { success: true, position };
        },
      },
      { member: true },
    );
    await screen.findByRole('button', { name: /Continue at 12:05$/ });
    await user.click(screen.getByRole('button', { name: 'Mark as watched' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as not watched' }));
    await waitFor(() => expect(saved(api)).toHaveLength(2));
    expect(saved(api)).toMatchObject([{ seconds: 725, watched: true }, { watched: false }]);
  });
});

describe('the transcript', () => {
  const withWords: Answers = {
    publicSession: () => anOpenSession({ has_transcript: true }),
    sessionTranscript: () => ({ success: true, language: 'en', cues: CUES }),
  };

  it('leads to the second of each line, and follows the film', async () => {
    const { user, films } = await open(withWords);
    const pane = within(await screen.findByRole('region', { name: 'Transcript' }));
    await user.click(await pane.findByRole('button', { name: /^1:05 Three questions/ }));
    expect(films.opened[0]).toMatchObject({ start: 65.5 });
    await act(async () => films.runs(2));
    expect(pane.getByRole('button', { name: /^0:00/ })).toHaveAttribute('aria-current', 'true');
    await user.click(pane.getByRole('button', { name: /^1:05/ }));
    expect(films.told).toEqual(['seek 65.5']);
  });

  it('can be searched', async () => {
    const { user } = await open(withWords);
    const field = await screen.findByRole('searchbox', { name: 'Search in the transcript' });
    await fill(field, 'QUESTIONS', user);
    expect(screen.queryByRole('button', { name: /^0:00/ })).not.toBeInTheDocument();
    await fill(field, ' zebra', user);
    expect(screen.getByText('Nothing said about "QUESTIONS zebra"')).toBeVisible();
  });

  it('is not asked for where there is none', async () => {
    const { api } = await open();
    expect(api.callsOf('sessionTranscript')).toEqual([]);
  });

  it('says so when it does not come, and asks again', async () => {
    const { user, api } = await open({ ...withWords, sessionTranscript: () => refused('session_not_watchable') });
    const pane = within(await screen.findByRole('region', { name: 'Transcript' }));
    expect(await pane.findByRole('alert')).toBeVisible();
    api.answers(sessionTranscriptEndpoint, { success: true, language: 'en', cues: CUES });
    await user.click(pane.getByRole('button', { name: 'Try again' }));
    expect(await pane.findByRole('button', { name: /^0:00/ })).toBeVisible();
  });
});

import { fill } from '@summit/testing/fill';
import { ERROR_CATALOG, rateSessionEndpoint } from '@summit/contracts';
import type { Answers } from '@summit/testing/fake-server';
import { mute, refused, UNREACHABLE, type Refusal } from '@summit/testing/refusal';
import { act, screen, within } from '@testing-library/react';
import { anOpenSession, aSession, forMember } from '../../../../test/a-session';
import { aMember } from '../../../../test/a-member';
import { openApp, signedIn } from '../../../../test/open-app';

const THANKS = { success: true, message: 'Thank you for your rating!' } as const;

async function open(answers: Answers = {}, options = {}) {
  const opened = await openApp('/summit/access/token-a', {
    answers: { publicSession: () => anOpenSession(), rateSession: () => THANKS, ...answers },
    ...options,
  });
  const form = within(await screen.findByRole('region', { name: 'Rate This Session' }));
  return { ...opened, form };
}
/** Without a pointer: jsdom has no layout in which it could be over a star. */
const choose = (stars: string) =>
  act(async () =>
    within(screen.getByRole('radiogroup', { name: 'Your rating' }))
      .getByLabelText(stars)
      .click(),
  );

// What was typed outlives a page.
afterEach(() => sessionStorage.clear());

describe('the rating of a session', () => {
  it('asks for stars, and for a name, a comment and takeaways that may be left out (M-110, M-111)', async () => {
    const { form } = await open();
    expect(within(form.getByRole('radiogroup')).getAllByRole('radio', { name: /^\d stars?$/ })).toHaveLength(5);
    expect(form.getByLabelText('Your name (optional)')).toHaveAccessibleDescription(
      'Your name is shown only if you leave a comment',
    );
    expect(form.getByLabelText('Comment (optional)')).toBeVisible();
    expect(form.getByLabelText('Your top takeaways (optional)')).toBeVisible();
    expect(form.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
    expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  it('sends what is empty as null (M-113, M-114)', async () => {
    const { user, api } = await open();
    await choose('4 stars');
    await user.click(screen.getByRole('button', { name: 'Submit Rating' }));
    expect(await screen.findByText('Thank you for your rating!')).toBeVisible();
    expect(api.bodiesOf('rateSession')).toEqual([
      { session_id: aSession().id, rating: 4, comment: null, takeaways: null, user_name: null },
    ]);
  });

  it('sends all of it with the second button as well (M-111)', async () => {
    const { user, api, form } = await open();
    await choose('5 stars');
    await fill(form.getByLabelText('Your name (optional)'), 'Owen H.', user);
    await fill(form.getByLabelText('Comment (optional)'), 'Clear and calm.', user);
    await fill(form.getByLabelText('Your top takeaways (optional)'), 'One model.', user);
    await user.click(form.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Thank you for your rating!');
    expect(api.bodiesOf('rateSession')).toMatchObject([
      { rating: 5, comment: 'Clear and calm.', takeaways: 'One model.', user_name: 'Owen H.' },
    ]);
  });

  it('can not be sent twice while it is under way (M-110)', async () => {
    const { user, api } = await open();
    const release = api.holds(rateSessionEndpoint, THANKS);
    await choose('1 star');
    await user.click(screen.getByRole('button', { name: 'Submit Rating' }));
    expect(screen.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
    await act(async () => release());
    expect(await screen.findByText('Thank you for your rating!')).toBeVisible();
    expect(api.callsOf('rateSession')).toHaveLength(1);
  });

  it('asks for stars when the form is sent without a button (M-113)', async () => {
    const { api } = await open();
    const form = screen.getByRole('radiogroup', { name: 'Your rating' }).closest('form')!;
    await act(async () => form.requestSubmit());
    expect(await screen.findByText('Please select a rating')).toBeVisible();
    expect(api.callsOf('rateSession')).toEqual([]);
  });

  it('loads the session again, and shows the form again after 5 seconds (M-112)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const { user, api } = await open({}, { advanceTimers: (ms: number) => jest.advanceTimersByTime(ms) });
      await choose('3 stars');
      await user.click(screen.getByRole('button', { name: 'Submit Rating' }));
      expect(await screen.findByText('Thank you for your rating!')).toBeVisible();
      expect(api.callsOf('publicSession')).toHaveLength(2);
      await act(async () => jest.advanceTimersByTimeAsync(4_500));
      expect(screen.getByText('Thank you for your rating!')).toBeVisible();
      await act(async () => jest.advanceTimersByTimeAsync(600));
      expect(screen.queryByText('Thank you for your rating!')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[string, () => Refusal | typeof UNREACHABLE, string]>([
    ['with its text', () => refused('session_not_open'), ERROR_CATALOG.session_not_open.detail],
    ['without a text', () => mute(500), 'Error submitting rating'],
    ['that is not reached', () => UNREACHABLE, 'Error submitting rating: Failed to fetch'],
  ])('says what a server %s has refused, and keeps the words (M-115)', async (_case, answer, text) => {
    const { user, form } = await open({ rateSession: answer });
    await choose('2 stars');
    await fill(form.getByLabelText('Comment (optional)'), 'Mine', user);
    await user.click(form.getByRole('button', { name: 'Submit Rating' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(form.getByLabelText('Comment (optional)')).toHaveValue('Mine');
  });

  it('is the same rating when it is sent again after an answer that was lost (M-118)', async () => {
    const { user, api } = await open({ rateSession: () => UNREACHABLE });
    await choose('2 stars');
    await user.click(screen.getByRole('button', { name: 'Submit Rating' }));
    await screen.findByRole('alert');
    api.answers(rateSessionEndpoint, THANKS);
    await user.click(screen.getByRole('button', { name: 'Submit Rating' }));
    await screen.findByText('Thank you for your rating!');
    const keys = api.callsOf('rateSession').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('what is typed about a session', () => {
  const comment = () => screen.findByLabelText('Comment (optional)');
  const chosen = () => screen.getByRole('radio', { name: '4 stars' });
  const member = { answers: { publicSession: () => forMember() }, kept: signedIn() };

  it('is still there when the sign-in ends while it is typed, and after signing in again', async () => {
    const { session, form, user, unmount } = await open(member.answers, { kept: member.kept });
    await choose('4 stars');
    await fill(form.getByLabelText('Comment (optional)'), 'Clear and calm.', user);
    await act(async () => session.close('refusal'));
    expect(await comment()).toHaveValue('');
    await act(async () => session.open('token-2', aMember()));
    expect(await comment()).toHaveValue('Clear and calm.');
    expect(chosen()).toBeChecked();
    unmount();
    await open(member.answers, { kept: member.kept });
    expect(await comment()).toHaveValue('Clear and calm.');
  });

  it('is there for a member who typed it before signing in, and for nobody but them afterwards', async () => {
    const { session, form, user } = await open();
    await fill(form.getByLabelText('Comment (optional)'), 'Typed before.', user);
    await act(async () => session.open('token-1', aMember()));
    expect(await comment()).toHaveValue('Typed before.');
    await fill(await comment(), 'Mine now.', user);
    await act(async () => session.open('token-3', { ...aMember(), email: 'noor@example.com' }));
    expect(await comment()).toHaveValue('');
    await act(async () => session.close('refusal'));
    expect(await comment()).toHaveValue('');
    expect(sessionStorage.getItem('rating_drafts')).not.toMatch(/Typed before|Mine now/);
  });

  it.each<[string, () => Refusal | typeof UNREACHABLE]>([
    ['the server is busy', () => refused('service_unavailable')],
    ['the network is away', () => UNREACHABLE],
    ['the window has ended', () => refused('session_not_open')],
  ])('stays where it is when %s', async (_why, answer) => {
    const { form, user } = await open({ rateSession: answer });
    await choose('4 stars');
    await fill(form.getByLabelText('Comment (optional)'), 'Clear and calm.', user);
    await user.click(screen.getByRole('button', { name: 'Submit Rating' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(await comment()).toHaveValue('Clear and calm.');
    expect(chosen()).toBeChecked();
  });

  it('is gone once it was sent', async () => {
    const { form, user, unmount } = await open();
    await choose('4 stars');
    await fill(form.getByLabelText('Comment (optional)'), 'Clear and calm.', user);
    await user.click(screen.getByRole('button', { name: 'Submit Rating' }));
    await screen.findByText('Thank you for your rating!');
    unmount();
    await open();
    expect(await comment()).toHaveValue('');
  });

  it('is nothing where the browser keeps something else', async () => {
    sessionStorage.setItem('rating_drafts', '[');
    await open();
    expect(await comment()).toHaveValue('');
  });
});

describe('the comments', () => {
  const comment = {
    rating: 5,
    user_name: 'Owen H.',
    comment: 'Three evenings.',
    has_comment: true,
    display_publicly: true,
  };

  it('show name, stars and words of those who may be shown (M-116, M-117)', async () => {
    const ratings = [
      comment,
      { ...comment, user_name: null, comment: 'Clear and calm.', rating: 4 },
      { ...comment, comment: 'Not approved', display_publicly: false },
      { ...comment, comment: null, has_comment: false },
    ];
    await open({ publicSession: () => anOpenSession({ ratings, total_comments: 34 }) });
    const region = within(screen.getByRole('region', { name: 'Comments 34' }));
    const shown = region.getAllByRole('listitem');
    expect(shown.map((one) => one.textContent)).toEqual([
      expect.stringContaining('Owen H.'),
      expect.stringContaining('Anonymous'),
    ]);
    expect(within(shown[1]!).getByText('Clear and calm.')).toBeVisible();
    expect(within(shown[1]!).getByRole('img', { name: '4 stars' })).toBeInTheDocument();
  });

  it('run in the direction of their script, name and words', async () => {
    const ratings = [{ ...comment, user_name: 'نور 🌟', comment: 'مرحبا، جلسة رائعة 🎉' }];
    await open({ publicSession: () => anOpenSession({ ratings, total_comments: 1 }) });
    for (const text of ['نور 🌟', 'مرحبا، جلسة رائعة 🎉'])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  });
});

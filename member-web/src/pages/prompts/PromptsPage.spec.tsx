import type { AcceptDisclaimerResponse } from '@summit/contracts';
import { mute, refused, UNREACHABLE, type Refusal } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { openApp, signedIn } from '../../../test/open-app';
import { agree, enter, inNewBrowser, library } from '../../../test/prompts-scene';

inNewBrowser();

describe('the path of the prompts page', () => {
  it.each(['/prompts', '/500-super-prompts'])('is %s (M-014, C-027)', async (path) => {
    await openApp(path, { answers: library() });
    expect(await screen.findByRole('heading', { level: 1, name: '500+ Super Prompts' })).toBeVisible();
  });

  it('is no other word', async () => {
    await openApp('/any-word', { answers: { promptPage: () => refused('not_found') } });
    expect(await screen.findByRole('heading', { name: 'This path is not on the map' })).toBeVisible();
  });
});

describe('the email step', () => {
  it('sends the address trimmed and in lower case, and goes on to the terms (M-140, M-142, M-146)', async () => {
    const { api } = await enter();
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Use & Responsibility' })).toHaveFocus();
    expect(api.bodiesOf('validatePromptEmail')).toEqual([{ email: 'rea@example.com' }]);
  });

  it('says whom it is for, and knows the address of a member (M-140)', async () => {
    await openApp('/prompts', { answers: library(), kept: signedIn() });
    expect(screen.getByText('Only available to Growth & Scale Summit registrants.')).toBeVisible();
    expect(screen.getByLabelText('Summit registration email')).toHaveValue('dana@example.com');
  });

  it.each([
    ['', 'Email is required'],
    ['rea', 'Please enter a valid email address'],
  ])('asks for an address, not for "%s" (M-142)', async (typed, text) => {
    const { user, api } = await openApp('/prompts', { answers: library() });
    if (typed) await user.type(screen.getByLabelText('Summit registration email'), typed);
    await user.click(screen.getByRole('button', { name: 'Access My Bonus' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.callsOf('validatePromptEmail')).toEqual([]);
  });

  it('is busy while the server looks', async () => {
    await enter({ ...library(), validatePromptEmail: () => new Promise(() => undefined) });
    expect(await screen.findByRole('button', { name: /Validating\.\.\./ })).toBeDisabled();
  });

  it.each([
    [{ valid: false, message: 'Email not found. Please sign up for the summit first.' }, 'Please sign up', true],
    [{ valid: false, message: '' }, 'Email not found. Please sign up for the summit first.', true],
    [{ valid: false, message: 'Closed today.' }, 'Closed today.', false],
  ])(
    'shows why an address is refused, with a way to sign up where that helps (M-141, M-149)',
    async (answer, text, link) => {
      await enter({ ...library(), validatePromptEmail: () => answer as { valid: false; message: string } });
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      const signUp = screen.queryByRole('link', { name: 'Sign up for the summit, free' });
      expect(signUp?.getAttribute('href') ?? null).toBe(link ? 'http://localhost:4200/' : null);
    },
  );

  it.each<[Refusal | typeof UNREACHABLE, string]>([
    [mute(503), 'Server error (503). Please try again or contact support.'],
    [refused('rate_limited'), 'Server error (429). Please try again or contact support.'],
    [UNREACHABLE, 'Connection error: Failed to fetch'],
  ])('says what is wrong with the server or the line (M-148, M-150)', async (answer, text) => {
    await enter({
      ...library(),
      validatePromptEmail: () => answer,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('the disclaimer step', () => {
  it('has six numbered clauses in a region that scrolls (M-143)', async () => {
    await enter();
    const terms = await screen.findByRole('region', { name: 'Terms of use' });
    expect(terms).toHaveAttribute('tabindex', '0');
    expect(
      within(terms)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Personal responsibility',
      'No guarantees',
      'Professional advice',
      'Intellectual property',
      'Liability limitation',
      'Ethical use',
    ]);
  });

  it('wants the tick (M-144), and lets go (M-145)', async () => {
    const { user, api } = await enter();
    await user.click(await screen.findByRole('button', { name: 'I Agree - Access Prompts' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please read and accept the disclaimer to continue');
    expect(api.callsOf('acceptPromptDisclaimer')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByLabelText('Summit registration email')).toHaveValue('rea@example.com');
  });

  it.each([
    [{ success: false, message: '' }, 'Failed to process disclaimer'],
    [{ success: false, message: 'Email not found.' }, 'Email not found.'],
    [mute(500), 'Server error (500). Please try again or contact support.'],
    [UNREACHABLE, 'Connection error: Failed to fetch'],
  ])('says why it did not go on (M-151)', async (answer, text) => {
    const { user } = await enter({ ...library(), acceptPromptDisclaimer: () => answer as AcceptDisclaimerResponse });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'I Agree - Access Prompts' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('leads a VIP who is not signed in to the sign-in', async () => {
    const answer: AcceptDisclaimerResponse = { success: false, message: 'Sign in first.', sign_in_required: true };
    const { user } = await enter({ ...library(), acceptPromptDisclaimer: () => answer });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'I Agree - Access Prompts' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in first.');
    expect(screen.getByRole('link', { name: 'Sign in to read your prompts' })).toHaveAttribute('href', '/vip/login');
  });

  it('is not asked again in this tab', async () => {
    const { unmount, api } = await agree();
    expect(api.bodiesOf('acceptPromptDisclaimer')).toEqual([{ email: 'rea@example.com', accepted: true }]);
    unmount();
    await openApp('/prompts', { answers: library() });
    expect(await screen.findByRole('heading', { name: '500 Super Prompts' })).toBeVisible();
  });
});

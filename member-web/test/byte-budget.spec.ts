/**
 * @jest-environment node
 */
import path from 'node:path';
import { builtApp, KB } from '@summit/testing/built-app';

/** What the member area may weigh before it is drawn. Read from the build, which `npm test` makes first. */
describe('the member area as built', () => {
  const { manifest, filesOf, gzip } = builtApp(path.resolve(__dirname, '../dist'));
  const start = filesOf('start');
  const area = new Set([...start, ...filesOf('area')]);
  const pageFiles = (page: string) => filesOf(`src/pages/${page}.tsx`);
  const beyond = (known: Set<string>, files: Set<string>) => [...files].filter((file) => !known.has(file));

  it('starts with one file besides the runtime of the build: many small ones wait for each other on a slow line', () => {
    expect(start.size).toBeLessThanOrEqual(2);
  });

  it.each([
    'login/LoginPage',
    'forgot-password/ForgotPasswordPage',
    'reset-password/ResetPasswordPage',
    'setup-password/SetupPasswordPage',
    'account-links/ConfirmEmailPage',
    'account-links/LostTwoFactorPage',
    'account-links/KeepTwoFactorPage',
  ])('opens %s, a page of the sign-in, with at most 150 KB of script in all', (page) => {
    const files = new Set([...start, ...pageFiles(page)]);
    expect(gzip(files)).toBeLessThanOrEqual(150 * KB);
    expect(beyond(start, files)).not.toContain([...filesOf('area')][0]);
  });

  it.each(['CodeStep', 'PasskeySignIn'])('takes nothing of the other pages for %s, which comes later', (part) => {
    expect(pageFiles(`login/${part}`)).not.toContain([...filesOf('area')][0]);
  });

  it('has at most 180 KB for every other page, its frame included', () => {
    expect(gzip(area)).toBeLessThanOrEqual(180 * KB);
  });

  it.each([
    'purchases/PurchasesPage',
    'dashboard/DashboardPage',
    'profile/ProfilePage',
    'resources/ResourcesPage',
    'recordings/RecordingsPage',
    'sessions/SessionsPage',
    'day/DayPage',
    'session/SessionPage',
    'prompts/PromptsPage',
  ])('keeps %s out of that, at 32 KB more', (page) => {
    const more = beyond(area, pageFiles(page));
    expect(more).toContain(manifest[`src/pages/${page}.tsx`]?.file);
    expect(gzip(more)).toBeLessThanOrEqual(32 * KB);
  });

  it('keeps the library of prompts behind its two steps, at 40 KB more', () => {
    const library = 'src/pages/prompts/library/Library.tsx';
    const steps = new Set([...area, ...pageFiles('prompts/PromptsPage')]);
    const more = beyond(steps, filesOf(library));
    expect(more).toContain(manifest[library]?.file);
    expect(gzip(more)).toBeLessThanOrEqual(40 * KB);
  });

  it('fetches the player of the films when one is started, at 10 KB', () => {
    const player = Object.keys(manifest).find((id) => id.endsWith('features/film/open-film.ts'));
    expect(player).toBeDefined();
    const more = beyond(new Set([...area, ...pageFiles('session/SessionPage')]), filesOf(player!));
    expect(more.length).toBeGreaterThan(0);
    expect(gzip(more)).toBeLessThanOrEqual(10 * KB);
  });
});

/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = path.resolve(__dirname, '../dist');
const KB = 1024;

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** What the member area may weigh before it is drawn. Read from the build, which `npm test` makes first. */
describe('the member area as built', () => {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const gzip = (files: string[]): number =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file))).length, 0);

  /** A chunk with everything that it imports statically. */
  const closure = (id: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The build has no ${id}`);
    if (seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) closure(imported, seen);
    return seen;
  };
  const app = closure(Object.keys(manifest).find((id) => manifest[id]?.name === 'start') ?? 'start');

  it('starts with one file besides the runtime of the build: many small ones wait for each other on a slow line', () => {
    expect(app.size).toBeLessThanOrEqual(2);
  });

  it('starts with at most 185 KB of script', () => {
    expect(gzip([...app])).toBeLessThanOrEqual(185 * KB);
  });

  it.each([
    'login/LoginPage',
    'forgot-password/ForgotPasswordPage',
    'reset-password/ResetPasswordPage',
    'setup-password/SetupPasswordPage',
    'account-links/ConfirmEmailPage',
    'account-links/LostTwoFactorPage',
    'account-links/KeepTwoFactorPage',
    'purchases/PurchasesPage',
    'dashboard/DashboardPage',
    'profile/ProfilePage',
    'resources/ResourcesPage',
    'recordings/RecordingsPage',
    'sessions/SessionsPage',
    'day/DayPage',
    'session/SessionPage',
    'prompts/PromptsPage',
  ])('keeps %s out of the start, at 32 KB more', (page) => {
    expect(bytesOf(page)).toBeLessThanOrEqual(32 * KB);
  });

  it('keeps the library of prompts behind its two steps, at 40 KB more', () => {
    const library = 'src/pages/prompts/library/Library.tsx';
    const steps = closure('src/pages/prompts/PromptsPage.tsx');
    const more = [...closure(library)].filter((file) => !app.has(file) && !steps.has(file));
    expect(more).toContain(manifest[library]?.file);
    expect(gzip(more)).toBeLessThanOrEqual(40 * KB);
  });

  it('fetches the player of the films when one is started, at 10 KB', () => {
    const player = Object.keys(manifest).find((id) => id.endsWith('features/film/open-film.ts'));
    expect(player).toBeDefined();
    const session = closure('src/pages/session/SessionPage.tsx');
    const more = [...closure(player!)].filter((file) => !app.has(file) && !session.has(file));
    expect(more.length).toBeGreaterThan(0);
    expect(gzip(more)).toBeLessThanOrEqual(10 * KB);
  });

  /** What a page loads beyond the start, in compressed bytes. */
  function bytesOf(page: string): number {
    const id = `src/pages/${page}.tsx`;
    const more = [...closure(id)].filter((file) => !app.has(file));
    expect(more).toContain(manifest[id]?.file);
    return gzip(more);
  }
});

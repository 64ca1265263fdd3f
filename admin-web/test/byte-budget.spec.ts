/**
 * @jest-environment node
 */
import path from 'node:path';
import { builtApp, KB } from '@summit/testing/built-app';

/** What the back office may weigh before it is drawn. Read from the build, which `npm test` makes first. */
describe('the back office as built', () => {
  const { filesOf, gzip } = builtApp(path.resolve(__dirname, '../dist'));
  const start = filesOf('start');

  it('starts with one file besides the runtime of the build: many small ones wait for each other on a slow line', () => {
    expect(start.size).toBeLessThanOrEqual(2);
  });

  it('opens the sign-in with at most 150 KB of script', () => {
    expect(gzip(start)).toBeLessThanOrEqual(150 * KB);
  });

  it('sets a new password with at most 150 KB of script', () => {
    const files = new Set([...start, ...filesOf('src/pages/reset-password/ResetPasswordPage.tsx')]);
    expect(gzip(files)).toBeLessThanOrEqual(150 * KB);
  });

  it('has at most 250 KB with the frame of the dashboard; each tab brings its own', () => {
    const frame = filesOf('src/app/Office.tsx');
    expect(gzip(new Set([...start, ...frame]))).toBeLessThanOrEqual(250 * KB);
  });
});

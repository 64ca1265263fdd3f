import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { webTests } from './web.preset.mjs';

const ROOT = path.resolve(import.meta.dirname ?? __dirname, '../..');
const OWN = `export const own: string[] = [];`;
/** Both test files are the same: neither may depend on which one runs first. */
const FILE = `
  import Button from '@mui/material/Button';
  import { render } from '@testing-library/react';
  import { own } from './own';
  const found: Record<string, unknown> = {};
  it('finds the window as it was', async () => {
    // Long enough for a timer that was left.
    await new Promise((resolve) => setTimeout(resolve, 20));
    render(<Button>First</Button>);
    const first = document.querySelector('button')!;
    Object.assign(found, {
      react: (Button as { left?: number }).left ?? 0,
      own: own.push('here'),
      left: window.left, env: process.env.LEFT, method: 'left' in Element.prototype, width: window.innerWidth,
      stored: localStorage.length + sessionStorage.length, cookie: document.cookie, address: location.href, title: document.title,
      attribute: document.body.className, language: document.documentElement.lang, now: Date.now() === 5, heard: 0, ticks: window.ticks ?? 0, drawn: window.drawn ?? 0,
      buttons: document.querySelectorAll('button').length, focus: document.activeElement!.localName, dice: Math.random() === 7,
      display: getComputedStyle(first).display,
      // What Node.js hangs on a promise for those who follow it.
      followers: Object.getOwnPropertySymbols(new Promise(() => undefined)).length,
    });
    (Button as { left?: number }).left = 1;
    window.dispatchEvent(new Event('left'));
    found.heard = window.heard ?? 0;
    window.addEventListener('left', () => (window.heard = 1));
    // One too many hides no error of the files that follow.
    window.removeEventListener('error', () => undefined);
    window.left = process.env.LEFT = 'yes';
    Object.assign(Element.prototype, { left: 1 });
    window.innerWidth = 1;
    for (const store of [localStorage, sessionStorage]) store.setItem('left', 'yes');
    document.cookie = 'left=yes';
    history.pushState(1, '', '/left');
    document.title = 'left';
    document.body.className = 'left';
    document.documentElement.lang = 'xx';
    document.body.append(document.createElement('button'));
    document.querySelector('button')!.focus();
    Math.random = () => 7;
    expect(() => jest.doMock('@mui/material/Button', () => ({}))).toThrow('none can be replaced');
    jest.doMock('./own', () => ({ own: 'a fake' }));
    expect(require('./own').own).toBe('a fake');
    setInterval(() => (window.ticks = 1), 1);
    let frames = 0;
    requestAnimationFrame(function draw() { window.drawn = 1; if (++frames < 100) requestAnimationFrame(draw); });
  });
  // Testing Library has emptied the page of the first test by itself.
  it('finds a page of its own', () => {
    require('node:fs').appendFileSync(process.env.FOUND, JSON.stringify({ ...found, left: found.left ?? 'no', env: found.env ?? 'no' }) + '\\n');
    expect(document.querySelectorAll('button')).toHaveLength(1);
    jest.useFakeTimers({ now: 5 });
  });
  it('fails', () => {
    render(<button onClick={() => { throw new Error('on purpose'); }}>Second</button>).getByText('Second').click();
  });`;

/** @type {string} */
let folder;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'summit-rendered-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('two rendered test files of a process', () => {
  it('share packages, and find the window as it was', async () => {
    const config = webTests(ROOT, {
      displayName: 'two',
      roots: [path.relative(ROOT, folder)],
      testMatch: ['**/*.spec.tsx'],
      modulePaths: [path.join(ROOT, 'node_modules')],
    });
    await writeFile(path.join(folder, 'own.ts'), OWN);
    for (const name of ['one', 'two']) await writeFile(path.join(folder, `${name}.spec.tsx`), FILE);
    const found = path.join(folder, 'found');
    const jest = [
      path.join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--runInBand',
      '--json',
      '--config',
      JSON.stringify(config),
    ];
    const run = promisify(execFile)(process.execPath, jest, { cwd: ROOT, env: { ...process.env, FOUND: found } });
    const { stdout, stderr } = await run.then(
      () => ({ stdout: '{}', stderr: '' }),
      (error) => error,
    );
    const report = JSON.parse(stdout);
    expect({ ...report, stderr }).toMatchObject({ numTotalTests: 6, numFailedTests: 2 });
    const lines = (await readFile(found, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const asItWas = {
      own: 1,
      left: 'no',
      env: 'no',
      method: false,
      width: 1024,
      stored: 0,
      cookie: '',
      address: 'http://localhost/',
      title: '',
      attribute: '',
      language: '',
      now: false,
      heard: 0,
      ticks: 0,
      drawn: 0,
      buttons: 1,
      focus: 'body',
      dice: false,
      display: 'inline-flex',
      followers: lines[0].followers,
    };
    expect(lines).toEqual([0, 1].map((react) => ({ react, ...asItWas })));
  });
});

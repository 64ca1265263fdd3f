/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { TABS } from '../src/pages/dashboard/tabs';

const DIST = path.resolve(__dirname, '../dist');
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const policy = (JSON.parse(read('headers.json')) as { csp: string }).csp;
const rule = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What is painted before any script, as built: `npm test` makes the build first. */
describe.each(['admin/login/index.html', 'admin/dashboard/index.html', 'index.html'])('%s', (file) => {
  const html = read(file);

  it('holds only scripts and styles that its own policy lets through', () => {
    for (const [, text] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
      expect(rule('style-src-elem')).toContain(hashOf(text!));
    for (const [, text] of html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g))
      expect(rule('script-src')).toContain(hashOf(text!));
  });

  it('says when its script can not be had', () => {
    expect(html.indexOf('Try again')).toBeGreaterThan(0);
    expect(html.indexOf('Try again')).toBeLessThan(html.indexOf('<script type="module"'));
  });
});

it('the policy still asks for trusted HTML, once', () => {
  expect(policy.match(/require-trusted-types-for 'script'/g)).toHaveLength(1);
});

describe.each([
  ['admin/login/index.html', 'guests'],
  ['admin/dashboard/index.html', 'members'],
])('what %s paints', (file, audience) => {
  const html = read(file);
  const root = html.slice(html.indexOf('<div id="root">'));

  it('waits for no other file', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<link (?!disabled )[^>]*rel="stylesheet"/);
    expect(head).not.toMatch(/<script(?![^>]*type="module")[^>]*src=/);
    expect(root).toMatch(/<h1/);
    expect(gzipSync(html).length).toBeLessThanOrEqual(20 * 1024);
  });

  it('names the sheet that it holds, switched off, so that its app does not bring it again with faces that come late', () => {
    expect(html.match(/<link disabled rel="stylesheet"[^>]*href="\/assets\/start-[^"]+\.css">/g)).toHaveLength(1);
    expect(html).not.toContain('font-display:swap');
  });

  it('is for one kind of visitor', () => {
    expect(html).toMatch(new RegExp(`<script data-for="${audience}" data-files="[^"]*/assets/Office-`));
    expect(html).toContain('html[data-elsewhere] #root{visibility:hidden}');
  });

  it('has no control that looks as if it could be used before the app is there', () => {
    const controls = root.match(/<(button|input|select|textarea)\b[^>]*>/g) ?? [];
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) expect(control).toMatch(/^<(button|input) disabled data-waiting /);
  });

  it('names no section of the back office: anybody can read the file', () => {
    const words = root.replace(/<[^>]*>/g, '\n').split('\n');
    for (const { label } of TABS) expect(words).not.toContain(label);
    expect(root).not.toMatch(/<nav|\?tab=/);
  });
});

/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DAYS } from '@summit/content';
import { vipStatusEndpoint } from '@summit/contracts';

const DIST = path.resolve(__dirname, '../dist');
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const documentOf = (page: string) => read(path.join(page, 'index.html'));
const policy = (JSON.parse(read('headers.json')) as { csp: string }).csp;
const rule = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The pages that people open by a link, as built: `npm test` makes the build first. */
describe.each(['/sessions', '/day/3', '/summit/access', '/vip/summit2/day5', '/vip/dashboard', '/vip/login'])(
  'the document of %s',
  (page) => {
    const html = documentOf(page);

    it('is painted without waiting for another file', () => {
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head).not.toMatch(/<link (?!disabled )[^>]*rel="stylesheet"/);
      expect(head).not.toMatch(/<script(?![^>]*type="module")[^>]*src=/);
      expect(html).toMatch(/<div id="root">.*<main.*<h1/s);
    });

    it('names the sheet that it holds, switched off, so that its app does not bring it again with faces that come late', () => {
      expect(html.match(/<link disabled rel="stylesheet"[^>]*href="\/assets\/start-[^"]+\.css">/g)).toHaveLength(1);
      expect(html).not.toContain('font-display:swap');
    });

    it('holds only scripts and styles that its own policy lets through', () => {
      for (const [, text] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
        expect(rule('style-src-elem')).toContain(hashOf(text!));
      for (const [, text] of html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g))
        expect(rule('script-src')).toContain(hashOf(text!));
    });

    it('says when its script can not be had, and has only its own words without scripts', () => {
      expect(html.indexOf('Try again')).toBeGreaterThan(0);
      expect(html.indexOf('Try again')).toBeLessThan(html.indexOf('<script type="module"'));
      expect(html).toContain('<noscript><style>#root{display:none}</style></noscript>');
    });

    it('names what it is and whom to write to where scripts are off', () => {
      const [, said = ''] = /<noscript>\s*(<main.*?)<\/noscript>/s.exec(html) ?? [];
      expect(said).toMatch(/<h1>The member area needs JavaScript<\/h1>.*href="mailto:[^"]+@/s);
    });

    it('has no control that looks as if it could be used before the app is there; links lead on', () => {
      const root = html.slice(html.indexOf('<div id="root">'));
      const controls = root.match(/<(button|input|select|textarea)\b[^>]*>/g) ?? [];
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) expect(control).toMatch(/^<(button|input) disabled data-waiting /);
      expect(root).not.toMatch(/ inert\b/);
    });

    it('has at most 20 KB', () => {
      expect(gzipSync(html).length).toBeLessThanOrEqual(20 * 1024);
    });
  },
);

it('has each sign of a heading in one face, so that no second one is fetched where the first comes late', () => {
  const faces = documentOf('/vip/login').match(/@font-face\{[^}]*Bricolage Grotesque[^}]*\}/g) ?? [];
  const points = (text: string) => {
    const [from = '', to = from] = text.slice(2).split('-');
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)] as const;
  };
  const ranges = faces.map((face) => /unicode-range:([^;}]+)/.exec(face)![1]!.split(',').map(points));
  const facesWith = (point: number) => ranges.filter((some) => some.some(([from, to]) => from <= point && point <= to));
  expect(ranges.length).toBeGreaterThan(2);
  for (let point = 0x20; point < 0x2100; point += 1) expect([point, facesWith(point).length]).not.toEqual([point, 2]);
  for (const sign of 'Ag5&é’Ł') expect([sign, facesWith(sign.codePointAt(0)!).length]).toEqual([sign, 1]);
});

describe('the document of the dashboard', () => {
  const html = documentOf('/vip/dashboard');

  it('has the heading and holds the place of what the server says', () => {
    expect(html).toMatch(/<h1[^>]*><span data-welcome="true">Welcome</);
    expect(html).toContain('Loading');
  });

  it('is painted for members only', () => {
    expect(html).toMatch(/<script data-call="[^"]*" data-for="members"/);
    expect(html).toContain('html[data-elsewhere] #root{visibility:hidden}');
  });
});

describe('the document of the sign-in', () => {
  const html = documentOf('/vip/login');

  it('shows the form', () => {
    expect(html.match(/<form /g)).toHaveLength(1);
    expect(html).toMatch(/<form .*<input [^>]*type="email".*<input [^>]*type="password".*<\/form>/s);
  });

  it('names all its files, and asks and fetches what comes next for a member, who is led on', () => {
    const [early = ''] = /<script data-call[^>]*>/.exec(html) ?? [];
    expect(early).toContain(`data-call="${vipStatusEndpoint.path}" data-for="guests"`);
    expect(early).toMatch(/data-files="[^"]*\/assets\/area-[^"]*\/assets\/DashboardPage-/);
    expect(early).not.toContain('LoginPage');
    expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/LoginPage-/);
  });
});

describe('the document of all other pages', () => {
  const html = read('index.html');
  const [early = ''] = /<script data-call[^>]*>/.exec(html) ?? [];

  it('asks and fetches for members only: a page of the sign-in needs none of it', () => {
    expect(early).toContain(`data-call="${vipStatusEndpoint.path}" data-for="members"`);
    expect(early).toContain(' data-paths="/vip/dashboard /vip/profile ');
    expect(early).toMatch(/data-files="\/assets\/area-/);
  });

  it('has no script that its policy keeps from running', () => {
    const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline).toHaveLength(2);
    for (const [, text] of inline) expect(rule('script-src')).toContain(hashOf(text!));
  });
});

describe('the first paint of a day', () => {
  it('has its title and introduction (M-127)', () => {
    const { longTitle, intro } = DAYS[2]!;
    const html = documentOf('/day/3').replaceAll('&amp;', '&');
    for (const text of [longTitle, intro]) expect(html).toContain(text);
  });
});

import { parseMailBody } from './mail-body.js';
import { MAIL_STYLE, mailHtml } from './mail-layout.js';

const BODY = '# Title\n\nHello {{name}}.\n\n- one\n\n| a | b |\n\n> note\n\n[Go]({{go_url}})';
const footer = parseMailBody('The footer line.').flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
const html = mailHtml('The subject', parseMailBody(BODY), footer);

describe('mailHtml', () => {
  it('fetches nothing: no image, style sheet, script, font or background from elsewhere', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|video|form|base)\b/i);
    expect(html).not.toMatch(/url\(|@import|\ssrc=|\sbackground=/i);
  });

  it('has one style element, whatever the mail says: the back office knows it by its fingerprint (A-204)', () => {
    expect(html.match(/<style[^>]*>.*?<\/style>/gs)).toEqual([`<style>${MAIL_STYLE}</style>`]);
  });

  it('is a table of at most 600 px with inline styles', () => {
    expect(html).toContain('width="600"');
    expect(html).toContain('max-width:600px');
    for (const [tag] of html.matchAll(/<(p|h1|h2|li|td|th|a|ul|ol)\b[^>]*>/g)) expect(tag).toContain('style="');
  });

  it('declares both color schemes and brings dark colors for them', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  it('shows the wordmark as text and takes the first paragraph as preview line', () => {
    expect(html).toContain('<b>Growth</b> &amp; <b>Scale</b> Summit');
    expect(html).toMatch(/<div style="display:none[^"]*">Hello \{\{name\}\}\.<\/div>/);
  });

  it('names language, title and the layout tables for screen readers', () => {
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('<title>The subject</title>');
    const tables = [...html.matchAll(/<table\b[^>]*>/g)].map(([tag]) => tag);
    const dataTables = tables.filter((tag) => !tag.includes('role="presentation"'));
    expect(dataTables).toHaveLength(1);
    expect(html).toContain('<th scope="row"');
  });

  it('closes every element that it opens', () => {
    const open: string[] = [];
    for (const [, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      if (['meta', 'br'].includes(name ?? '')) continue;
      if (slash === '') open.push(name ?? '');
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  it('escapes what the author typed', () => {
    const typed = mailHtml('A <b> & "c"', parseMailBody('Use <script>alert(1)</script> & "quotes".'), []);
    expect(typed).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(typed).toContain('Use &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;.');
    expect(typed).not.toContain('<script>');
  });
});

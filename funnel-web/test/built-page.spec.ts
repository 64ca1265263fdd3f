/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HEADLINES, SPEAKERS } from '@summit/content';
import { PAGES, type Page } from '@summit/contracts';
import { basePrice, formatUsd, quote } from '@summit/pricing';

const DIST = path.resolve(__dirname, '../dist');
const read = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Texts of the inline elements that a browser would run or apply. */
const inline = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !attributes.includes('src=') && !attributes.includes('ld+json'))
    .map(([, , text = '']) => text);

/** What the build leaves for the web servers. Read from the build, which `npm test` makes first. */
describe('the built funnel', () => {
  const headers = JSON.parse(read('headers.json')) as { csp: string; headers: Record<string, string> };
  const directive = (name: string): string =>
    headers.csp
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? '';

  it.each(['index.html', 'spa.html', 'vip/index.html', 'implementation/index.html', 'dfy/index.html'])(
    'allows every inline script and style of %s by its hash',
    (page) => {
      const scripts = inline(read(page), 'script');
      expect(scripts.length).toBeGreaterThan(0);
      for (const text of scripts) expect(directive('script-src').split(' ')).toContain(hashOf(text));
      for (const text of inline(read(page), 'style'))
        expect(directive('style-src-elem').split(' ')).toContain(hashOf(text));
    },
  );

  it('allows no script that it does not know, and of other hosts only where PayPal’s script comes from', () => {
    const [paypal] = /https?:\/\/[^ ]+/.exec(directive('script-src')) ?? [];
    expect(paypal).toBeDefined();
    expect(directive('script-src').replace(`${paypal} `, '')).not.toMatch(/unsafe|\*|https?:/);
    expect(directive('default-src')).toBe("'none'");
    expect(directive('connect-src')).toBe(`'self' ${paypal}`);
    expect(directive('frame-src').split(' ')).toContain(paypal);
    expect(directive('frame-src')).not.toMatch(/\*|'/);
    expect(headers.headers['Content-Security-Policy']).toBe(headers.csp);
  });

  // F-013
  it('renders the landing page whole: one h1, all 31 speakers, the form, all questions', () => {
    const html = read('index.html');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<li class="speaker day-[1-5]" data-card-day="/g)).toHaveLength(SPEAKERS.length);
    expect(html).toContain('id="signup-form"');
    expect(html).toContain('id="faq-1"');
  });

  it.each(['vip', 'implementation', 'dfy'])(
    'names styles of /%s that no element has by itself, so that they are not made again',
    (page) => {
      const [, names = '', rules = ''] = /data-emotion="gs ([^"]+)">([^<]*)/.exec(read(`${page}/index.html`)) ?? [];
      const known = names.split(' ');
      expect(known.filter((name) => rules.includes(`.gs-${name}`)).length).toBeGreaterThan(10);
      // Those of a button are in what MUI makes it of.
      expect(known.filter((name) => !rules.includes(`.gs-${name}`)).length).toBeGreaterThan(2);
    },
  );

  it('knows its visitor of /vip in each part as soon as that part has come', () => {
    const parts = read('vip/index.html').split(/<script>\(function showKnownVisitor/);
    expect(parts).toHaveLength(5);
    const [eyebrow, buyer, button, note, rest] = parts;
    expect(eyebrow).toContain('data-unless="registered"');
    expect(eyebrow).not.toContain('<h1');
    expect(buyer).toContain('data-unless="buyer"');
    expect(button).toContain('data-unless="returning"');
    expect(note).toContain('data-if="registered"');
    expect(rest).not.toMatch(/<[^>]* data-(?:if|unless|fill)=/);
  });

  // F-125 to F-186
  it.each(['vip', 'vip-upgrade', 'implementation', 'dfy'])(
    'renders the offer /%s whole, with an order card that waits for the app',
    (offer) => {
      const html = read(`${offer}/index.html`);
      const [head = '', body] = html.split('</head>');
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toMatch(/<section id="order"[^>]* aria-busy="true"/);
      expect(html).toMatch(/<div id="payment"[^>]* inert=""/);
      expect(html).toContain('class="price-line"');
      expect(html).toContain('>Ordering needs JavaScript.');
      expect(html).toContain('class="faq"');
      expect(body).not.toContain('role="timer"');
      expect(head).toContain('<meta name="robots" content="noindex">');
      expect(head).not.toMatch(/<link rel="stylesheet"/);
      // What emotion finds without its mark it moves to the end of the head, where it wins over the page's own rules.
      expect(head).toMatch(/<style [^>]*data-emotion="gs-global /);
      expect(head).not.toMatch(/<style data-emotion=/);
    },
  );

  // C-013: the server says which price holds.
  it.each(['implementation', 'dfy'] as const)('keeps the place of the price of /%s empty', (product) => {
    const [order = ''] = /<section id="order".*?<\/section>/s.exec(read(`${product}/index.html`)) ?? [];
    expect(order).toContain('Due today');
    const prices = (['active', 'expired'] as const).flatMap((offer) => [
      basePrice(product, offer),
      ...(quote({ product, offer, bumps: [], coachingSessions: 0, plan: product === 'dfy', coupon: null })
        .installments ?? []),
    ]);
    expect(prices.length).toBeGreaterThan(1);
    for (const cents of prices) expect(order).not.toContain(formatUsd(cents));
  });

  // F-081
  it('has in both registration forms what they say where the app cannot be had, hidden', () => {
    const said = /<p class="form-error" role="alert" data-unsent="true" hidden="">([^<]+)<\/p>/g;
    const text = 'That could not be sent. Please reload the page and try again.';
    expect([...read('index.html').matchAll(said)].map((match) => match[1])).toEqual([text, text]);
  });

  // C-080, F-068
  it('has the same page with a place for the headline of a visitor', () => {
    const built = read('index.html');
    const places = read('index.headline.html');
    expect(places).toMatch(/<h1[^>]*class="[^"]*headline[^"]*"><span>{{headline}}<\/span><\/h1>/);
    const title = /<h1[^>]*><span>([^<]+)</.exec(built)![1]!;
    expect(title).toBe(HEADLINES.A);
    expect(places.replace('{{headline}}', title).replace(' data-headline="{{variant}}"', '')).toBe(built);
  });

  it.each(['index.html', 'affiliates/index.html', 'proof/index.html'])(
    'has in %s the variables of the theme that the page uses, and lets the app bring all of them',
    (page) => {
      const html = read(page);
      const given = [...html.matchAll(/(--gs-[\w-]+):/g)].map(([, name]) => name);
      const used = [...html.matchAll(/var\((--gs-[\w-]+)\)/g)].map(([, name]) => name);
      expect(given).toEqual(expect.arrayContaining([...new Set(used)]));
      expect(given).not.toContain('--gs-palette-Alert-errorColor');
      expect(html).not.toMatch(/<style data-emotion="gs-global [^"]*">:root\{--gs-/);
    },
  );

  describe('without scripts', () => {
    const documentOf = (page: string) => (existsSync(path.join(DIST, page)) ? read(page) : read('spa.html'));
    const pages = Object.values<Page>(PAGES).filter(({ app }) => app === 'funnel');
    const noScript = (html: string) => /<noscript>(.*?)<\/noscript>\s*<div id="root">/s.exec(html)?.[1] ?? '';

    it.each(pages.map((page) => page.path))('says on %s what the page is and whom to write to', (page) => {
      const html = documentOf(`${page.slice(1)}/index.html`.replace(/^\//, ''));
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain('href="mailto:');
    });

    it.each([
      ['unsubscribe', 'Unsubscribe'],
      ['orders', 'Your orders'],
      ['success', 'Order confirmation'],
      ['thank-you-1', 'Your bonuses'],
      ['thank-you-2', 'Your VIP bonuses'],
      ['thank-you-3', 'Thank you'],
      ['receipt', 'Check of a receipt'],
      ['speaker/login', 'Speaker sign-in'],
      ['speaker/set-password', 'Set your password'],
      ['speaker/dashboard', 'Speaker dashboard'],
    ])('has the title of /%s, which is empty before its script, and says that it needs JavaScript', (page, title) => {
      const html = read(`${page}/index.html`);
      expect(html).toContain(`<title>${title} | Growth &amp; Scale Summit</title>`);
      expect(noScript(html)).toContain(`<h1>${title}</h1>`);
      expect(noScript(html)).toContain('This page needs JavaScript.');
      expect(html).toContain('<div id="root"></div>');
    });

    it('says how to unsubscribe', () => {
      expect(noScript(read('unsubscribe/index.html'))).toContain('reply to the message');
    });

    it.each(['affiliates', 'speaker-resources', 'proof'])('says what of /%s can not be used', (page) => {
      expect(noScript(read(`${page}/index.html`))).toMatch(/needs? JavaScript\..*href="mailto:/s);
    });
  });

  it('names version and phase for the islands, and leaves the shell without them', () => {
    expect(read('index.html')).toMatch(
      /<html[^>]+data-page="landing"[^>]+data-phase="\w+"[^>]+data-version="[0-9a-f]{16}"/,
    );
    expect(read('spa.html')).not.toContain('data-page="landing"');
  });

  it('has the art of every speaker, of both where two stand side by side', () => {
    const files = readdirSync(path.join(DIST, 'art/speakers'));
    for (const { slug, secondName } of SPEAKERS) {
      expect(files).toContain(`${slug}.svg`);
      if (secondName !== null) expect(files).toContain(`${slug}-2.svg`);
    }
  });

  it('has every picture that the page names', () => {
    const pictures = [...read('index.html').matchAll(/<img[^>]+src="(\/[^"#]+)/g)].map(([, file = '']) => file);
    expect(pictures.length).toBeGreaterThan(30);
    for (const file of new Set(pictures))
      expect({ file, there: existsSync(path.join(DIST, file)) }).toEqual({ file, there: true });
  });

  it('has icons and a picture of 1200 × 630 for sharing', () => {
    const png = readFileSync(path.join(DIST, 'og.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const icon = readFileSync(path.join(DIST, 'apple-touch-icon.png'));
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
    expect(read('favicon.svg')).toContain('<svg');
  });
});

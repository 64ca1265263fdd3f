import { BROWSER_KEYS, COOKIE_CONSENTS, LEGAL_PAGE_IDS, matchPage } from '@summit/contracts';
import { FIGURE_KEYS, fillFigures, placeholdersOf } from '../figures.js';
import { DRAFT_NOTE, LEGAL_PAGES } from './index.js';

const pages = LEGAL_PAGES.map((page) => [page.pageId, page] as const);
const page = (id: (typeof LEGAL_PAGE_IDS)[number]) => {
  const found = LEGAL_PAGES.find(({ pageId }) => pageId === id);
  if (!found) throw new Error(`No page ${id}`);
  return found.content;
};
const linksOf = (content: string) => [...content.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');

describe('LEGAL_PAGES', () => {
  it('are the eight pages of the site map, once each (F-026..F-033)', () => {
    expect(LEGAL_PAGES.map(({ pageId }) => pageId)).toEqual([...LEGAL_PAGE_IDS]);
    expect(new Set(LEGAL_PAGES.map(({ title }) => title)).size).toBe(8);
    expect(new Set(LEGAL_PAGES.map(({ metaDescription }) => metaDescription)).size).toBe(8);
  });

  it('link to one another: every page is reached from another one', () => {
    for (const id of LEGAL_PAGE_IDS.filter((one) => one !== 'terms-of-service')) {
      const others = LEGAL_PAGES.filter(({ pageId }) => pageId !== id);
      expect(others.some(({ content }) => linksOf(content).includes(`/${id}`))).toBe(true);
    }
  });

  describe.each(pages)('%s', (id, { slug, title, metaDescription, updated, content }) => {
    it('has slug, title, description and date', () => {
      expect(slug).toBe(id);
      expect(title).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(metaDescription.length).toBeGreaterThanOrEqual(110);
      expect(metaDescription.length).toBeLessThanOrEqual(165);
      expect(new Date(`${updated}T00:00:00Z`).toISOString().slice(0, 10)).toBe(updated);
    });

    it('begins with the note that counsel must review it', () => {
      expect(content.startsWith(`${DRAFT_NOTE}\n\n`)).toBe(true);
      expect(DRAFT_NOTE).toContain('must be reviewed by counsel before it is used');
    });

    it('has 700 to 1,600 words', () => {
      const count = content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(count).toBeGreaterThanOrEqual(700);
      expect(count).toBeLessThanOrEqual(1600);
    });

    it('uses restricted Markdown only', () => {
      expect(content).not.toMatch(/<[a-z/!]|^# |^###|\*\*|^>|!\[|```|^[ \t]+[-*]/m);
      for (const block of content.trim().split('\n\n')) {
        const lines = block.split('\n');
        const table = lines.every((line) => /^\|.*\|$/.test(line));
        const bullets = lines.every((line) => line.startsWith('- '));
        const numbers = lines.every((line, index) => line.startsWith(`${index + 1}. `));
        expect(table || bullets || numbers || lines.length === 1).toBe(true);
        if (!table) continue;
        expect(lines[1]).toMatch(/^(\| --- )+\|$/);
        expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1);
      }
    });

    it('links to existing pages by path', () => {
      const links = linksOf(content);
      expect(links.length).toBeGreaterThanOrEqual(2);
      for (const target of links) {
        expect(target).toMatch(/^\//);
        expect(matchPage(target)).not.toBeNull();
      }
    });

    it('names prices by figure placeholders that exist, never as amounts', () => {
      expect(content).not.toMatch(/\$|\bUSD\s*\d|\d\s*dollars/);
      for (const name of placeholdersOf(content)) expect(FIGURE_KEYS).toContain(name);
      const figures = Object.fromEntries(FIGURE_KEYS.map((key) => [key, '$1']));
      expect(fillFigures(content, figures)).not.toMatch(/[{}]/);
    });

    it('speaks in the voice of the product', () => {
      expect(content).not.toMatch(
        /!|\bsecrets?\b(?! and backup)|explo(de|sive)|6-figure|six-figure|lorem|\bTODO\b|\u2014|\p{Extended_Pictographic}/iu,
      );
    });

    it('does not repeat a paragraph of another page', () => {
      const own = content.split('\n\n').filter((block) => block.length > 80 && block !== DRAFT_NOTE);
      for (const other of LEGAL_PAGES.filter(({ pageId }) => pageId !== id)) {
        for (const block of own) expect(other.content).not.toContain(block);
      }
    });
  });
});

describe('figures that the policies state', () => {
  it.each([
    [
      'refund-policy',
      '| VIP upgrade | 7 days have passed | the end of the summit, or from the day of your order if you buy later |',
    ],
    ['refund-policy', '| Implementation Package | 48 hours have passed | the completion of your session |'],
    ['refund-policy', '| Done-For-You Service | 30 days have passed | your final coaching session |'],
    ['refund-policy', 'Processing takes 5 to 10 business days'],
    ['refund-policy', 'between 3 and 5% of the amount you paid and is not refundable'],
    ['refund-policy', 'includes 4 coaching sessions and takes 4 to 6 weeks'],
    // F-320
    ['acceptable-use-policy', 'lasts at least 7 and at most 90 days'],
    ['shipping-delivery', 'Within 5 minutes of the confirmed payment'],
    [
      'shipping-delivery',
      '| Implementation Package | Email with your details and how to book the session | Within 24 hours |',
    ],
    ['shipping-delivery', '| Done-For-You Service | Onboarding message | Within 24 hours |'],
    ['shipping-delivery', '| Done-For-You Service | Access to your project dashboard | Within 48 hours |'],
    ['shipping-delivery', '| Done-For-You Service | Setup and deliverables | In 4 to 6 weeks |'],
    ['shipping-delivery', 'PDF, 28.7 MB'],
    ['shipping-delivery', 'PDF, 3.8 MB'],
    ['shipping-delivery', 'PDF, 24.5 MB'],
    ['shipping-delivery', '2.1 MB and 1.8 MB'],
    ['shipping-delivery', 'work for 90 days'],
    ['shipping-delivery', 'works for 7 days and only once'],
    ['shipping-delivery', '30 days of email support'],
    ['shipping-delivery', 'up to 20 clients in a month'],
    ['terms-of-service', '27–31 October 2025'],
    ['terms-of-service', 'for 48 hours, from midnight Pacific on its day'],
    ['terms-of-service', 'up to 10 prompts in any 24 hours'],
    ['terms-of-service', 'The offer window lasts 15 minutes'],
    ['terms-of-service', 'from 0 to 10'],
    ['terms-of-service', 'You earn 50% of the net amount that we keep'],
    ['terms-of-service', 'counts as yours for 45 days'],
    [
      'terms-of-service',
      'for VIP 7 days after the summit, for Implementation 48 hours after the session, for Done-For-You 30 days after the final coaching session',
    ],
    [
      'terms-of-service',
      'Payouts run on the 1st of each month by PayPal or bank transfer, from a balance of {payout.minimum}, and take 3 to 5 business days',
    ],
    ['terms-of-service', 'no approval is needed'],
    ['terms-of-service', 'suspend your access for 7 to 90 days'],
    ['terms-of-service', 'carries 0% interest'],
    ['acceptable-use-policy', 'at least 7 and at most 90 days'],
    ['community-guidelines', 'from 20 ratings on'],
    ['community-guidelines', 'appears as Anonymous'],
    ['disclaimer', 'they receive 50% of what we keep'],
    ['disclaimer', 'such as 100 for Implementation or 20 for Done-For-You'],
    ['cookie-policy', '24 hours after payment'],
    ['privacy-policy', '| Affiliate code in your browser | 45 days |'],
  ] as const)('%s: %s', (id, words) => {
    expect(page(id)).toContain(words);
  });

  it.each([
    'terms-of-service',
    'refund-policy',
    'cookie-policy',
    'acceptable-use-policy',
    'community-guidelines',
    'disclaimer',
    'shipping-delivery',
  ] as const)('%s names the support hours', (id) => {
    expect(page(id)).toContain('Support ');
    expect(page(id)).toContain('4 to 6 business hours, Monday to Friday, 9 to 5 EST');
  });

  it('the cookie policy names every value kept in the browser, each consent and each button', () => {
    const cells = page('cookie-policy');
    const unnamed = Object.values(BROWSER_KEYS)
      .map(({ key }) => key)
      .filter((key) => !new RegExp(`(^|[^A-Za-z_-])${key}([^A-Za-z_-]|$)`, 'm').test(cells));
    expect(unnamed).toEqual([]);
    for (const consent of COOKIE_CONSENTS) expect(cells).toContain(consent);
    for (const button of ['Accept All', 'Essential Only', 'Cookie Settings']) expect(cells).toContain(button);
  });

  it('the disclaimer carries the six points of the prompts library in their order (M-143)', () => {
    expect(page('disclaimer')).toMatch(
      /1\. Personal responsibility[^]*2\. No guarantees[^]*3\. Professional advice[^]*4\. Intellectual property[^]*5\. Liability limitation[^]*6\. Ethical use/,
    );
  });
});

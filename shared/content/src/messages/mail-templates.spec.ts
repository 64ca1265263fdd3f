import { PAGES, matchPage } from '@summit/contracts';
import { MAIL_TEMPLATES } from './mail-templates.js';
import type { MailTemplate } from './mail-template.js';
import { placeholdersIn } from './placeholder.js';
import { renderTemplate } from './render-template.js';

const templates: [string, MailTemplate][] = Object.entries(MAIL_TEMPLATES);
const names = (template: MailTemplate) => template.variables.map(({ name }) => name).sort();
const examplesOf = (template: MailTemplate) =>
  Object.fromEntries(template.variables.map(({ name, example }) => [name, example]));

/** Visible words of an html mail in order, without title and preview line. */
function visibleText(html: string): string {
  return html
    .replace(/^[\s\S]*?<body[^>]*>\n<div style="display:none[^>]*>.*?<\/div>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

const lettingIn = templates.filter(([, { onDemand }]) => onDemand === 'access');
const words = (text: string) => text.match(/[\p{L}\p{N}$%]+/gu) ?? [];

describe('MAIL_TEMPLATES', () => {
  it('are the mails of the product', () => {
    expect(Object.keys(MAIL_TEMPLATES).sort()).toEqual([
      'add-on',
      'affiliate-application-declined',
      'affiliate-application-notice',
      'affiliate-application-received',
      'affiliate-invitation',
      'affiliate-sale',
      'backup-codes-renewed',
      'bonus-links',
      'buyer-request-notice',
      'day-closing',
      'day-open',
      'day-soon',
      'day-tomorrow',
      'dfy-details',
      'dispute-closed',
      'dispute-opened',
      'email-change-link',
      'email-changed',
      'implementation-details',
      'next-summit-dates',
      'operator-alert',
      'order-email-confirm',
      'orders-link',
      'passkey-added',
      'passkey-refused',
      'passkey-removed',
      'password-changed',
      'password-reset-admin',
      'password-reset-speaker',
      'password-reset-vip',
      'payout-failed',
      'payout-method-asked',
      'payout-method-decided',
      'payout-method-notice',
      'payout-statement',
      'plan-canceled',
      'plan-defaulted',
      'plan-finished',
      'plan-installment-failed',
      'plan-installment-paid',
      'receipt',
      'refund',
      'refund-declined',
      'second-payment',
      'second-payment-refund',
      'session-reminder',
      'speaker-email-change-link',
      'speaker-email-changed',
      'speaker-invitation',
      'staff-invitation',
      'two-factor-disabled',
      'two-factor-enabled',
      'two-factor-ending',
      'two-factor-lost',
      'vip-already-member',
      'vip-bonus-link',
      'vip-setup-link',
      'vip-setup-reminder',
      'vip-setup-resend',
      'welcome',
      'welcome-concluded',
    ]);
  });

  it('have different subjects', () => {
    expect(new Set(templates.map(([, template]) => template.subject)).size).toBe(templates.length);
  });

  describe.each(templates)('%s', (id, template) => {
    const mail = renderTemplate(template, examplesOf(template));

    it('carries its own id and a name for the back office', () => {
      expect(template.templateId).toBe(id);
      expect(template.name).toMatch(/^[A-Z].{5,60}$/);
    });

    it('declares exactly the variables that it uses, each with an example and a description', () => {
      const used = [template.subject, template.html, template.text].flatMap(placeholdersIn);
      expect([...new Set(used)].sort()).toEqual(names(template));
      for (const { example, description } of template.variables) {
        expect(example.trim()).not.toBe('');
        expect(description.trim().length).toBeGreaterThan(10);
      }
    });

    it('uses the same variables in html and in text', () => {
      expect(placeholdersIn(template.html).sort()).toEqual(placeholdersIn(template.text).sort());
    });

    it('renders with its examples and leaves no placeholder', () => {
      for (const part of [mail.subject, mail.html, mail.text])
        expect(part).not.toMatch(/\{\{|\}\}\w|undefined|\[object/);
      expect(mail.html.startsWith('<!DOCTYPE html>')).toBe(true);
    });

    it('says in text every word that html shows, and every address', () => {
      const inText = new Set(words(mail.text));
      expect(words(visibleText(mail.html)).filter((word) => !inText.has(word))).toEqual([]);
      const targets = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));
      for (const target of targets) expect(mail.text).toContain(target);
    });

    it('has a subject that fits an inbox line', () => {
      expect(mail.subject.length).toBeGreaterThan(10);
      expect(mail.subject.length).toBeLessThanOrEqual(75);
    });

    it('says why it was sent and who sent it, and offers a way out unless transactional', () => {
      expect(mail.text).toContain(template.reason);
      expect(template.reason).toMatch(/^You get this message because .+\.$/);
      expect(names(template).includes('company_address')).toBe(true);
      expect(names(template).includes('unsubscribe_url')).toBe(template.unsubscribable);
      const offersAll = id.startsWith('welcome') || id === 'next-summit-dates' || template.topic !== null;
      expect(template.unsubscribable).toBe(template.type !== 'transactional' || offersAll);
    });

    it('leads to pages that exist', () => {
      const elsewhere = /^https:\/\/(pay\.growthandscale\.example|growthandscale\.example\/api\/)/;
      const targets = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
      for (const target of targets.filter((url) => !elsewhere.test(url))) {
        const [, host, path] = /^https:\/\/([^/]+)(\/.*)$/.exec(target) ?? [];
        const page = matchPage(path ?? '');
        expect(page).not.toBeNull();
        const app = { 'growthandscale.example': 'funnel', 'members.growthandscale.example': 'member' }[host ?? ''];
        expect(page && PAGES[page.name].app).toBe(app ?? 'admin');
      }
    });

    it('types no price: amounts come in as values', () => {
      expect(template.body).not.toMatch(/\$\s?\d/);
      expect(template.subject).not.toMatch(/\$\s?\d/);
    });

    it('speaks in the voice of the product', () => {
      const text = `${template.subject}\n${template.text}`;
      expect(text).not.toMatch(
        /!|\bsecrets?\b|explo(de|sive)|6-figure|six-figure|oops|click here|\u2014|\p{Extended_Pictographic}/iu,
      );
    });
  });
});

describe('what the mails promise', () => {
  const text = (id: keyof typeof MAIL_TEMPLATES) => MAIL_TEMPLATES[id].text;

  it.each([
    ['welcome', 'work for 90 days'],
    ['welcome', 'free to watch for 48 hours, from midnight Pacific'],
    ['welcome', '10 prompts in 24 hours'],
    ['welcome-concluded', 'work for 90 days'],
    ['welcome-concluded', '10 prompts in 24 hours'],
    ['welcome-concluded', 'its free windows are closed'],
    ['vip-setup-link', 'works for 7 days and only once'],
    ['vip-setup-link', 'at least 8 characters'],
    ['vip-setup-resend', 'works for 7 days and only once'],
    ['password-reset-vip', 'at least 8 characters'],
    ['password-reset-admin', 'at least 12 characters'],
    ['staff-invitation', 'at least 12 characters'],
    ['implementation-details', 'until 48 hours after your session is completed'],
    ['implementation-details', '30 days of email support'],
    ['dfy-details', '30 days from your final coaching session'],
    ['dfy-details', 'within 48 hours of your order'],
    ['dfy-details', '4 to 6 weeks'],
    ['plan-installment-paid', '0% interest'],
    ['refund', '5 to 10 business days'],
    ['refund', '3 to 5%'],
    ['receipt', 'works for 90 days'],
    ['orders-link', 'works for 90 days'],
    ['speaker-invitation', 'yours for 45 days'],
    [
      'speaker-invitation',
      '7 days after the summit for VIP, 48 hours after the session for Implementation, 30 days after',
    ],
    ['affiliate-invitation', 'yours for 45 days'],
    ['affiliate-invitation', 'on the 1st of each month'],
    ['payout-failed', 'on the 1st of the month'],
    ['payout-statement', '3 to 5 business days'],
    ['payout-statement', 'Commission is 50%'],
    ['session-reminder', 'free to watch for 48 hours'],
    ['day-tomorrow', 'free to watch for 48 hours'],
    ['day-open', 'free to watch for 48 hours'],
    ['day-closing', 'After that the recordings belong to VIP'],
    ['next-summit-dates', 'the only one about them'],
  ] as const)('%s says "%s"', (id, words) => {
    expect(text(id)).toContain(words);
  });

  // C-042
  it('nothing after the summit promises a free window', () => {
    expect(text('welcome-concluded')).not.toMatch(/48 hours|five days|free to watch/);
  });

  it('every mail names the support hours', () => {
    for (const [, template] of templates) {
      expect(template.text).toContain('within 4 to 6 business hours, Monday to Friday, 9 to 5 EST');
    }
  });
});

// Support edits mails: a link that lets somebody in can neither be left out nor be joined by another one.
it.each(lettingIn)('%s requires the link that lets its recipient in', (_name, { variables }) => {
  expect(variables.some(({ required }) => required)).toBe(true);
});

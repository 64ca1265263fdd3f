import { escape } from './page-head';
import {
  homePath,
  ordersPath,
  receiptPath,
  speakerDashboardPath,
  speakerLoginPath,
  speakerSetPasswordPath,
  successPath,
  thankYouPath,
  unsubscribePath,
} from './paths';
import { SITE_NAME } from './site-name';
import { SUPPORT_EMAIL } from './support';

interface EmptyPage {
  /** As the page names itself in the browser's title. */
  title: string;
  /** What it is for, and what leads on without it. */
  line: string;
}

const speakers = 'For speakers and affiliates: your own link, your figures and your payouts.';

/** What comes before its script in the pages that show nothing else until it runs, by path. */
const EMPTY_PAGES: Readonly<Record<string, EmptyPage>> = {
  [thankYouPath.vip]: { title: 'Your bonuses', line: 'Your free bonuses. Their links are in the email we sent you.' },
  [thankYouPath.implementation]: { title: 'Your VIP bonuses', line: 'Your bonuses. We mail you their links as well.' },
  [thankYouPath.dfy]: { title: 'Thank you', line: 'What happens next. We mail you the same.' },
  [successPath]: { title: 'Order confirmation', line: 'What became of your order. We mail you a receipt as well.' },
  [ordersPath]: { title: 'Your orders', line: 'Receipts, invoices and what belongs to each of your orders.' },
  [receiptPath]: { title: 'Check of a receipt', line: 'Whether a receipt of an affiliate is ours.' },
  [unsubscribePath]: {
    title: 'Unsubscribe',
    line: 'Ends reminders and news. Your mail program can do the same, or reply to the message that brought you here.',
  },
  [speakerLoginPath]: { title: 'Speaker sign-in', line: speakers },
  [speakerSetPasswordPath]: { title: 'Set your password', line: speakers },
  [speakerDashboardPath]: { title: 'Speaker dashboard', line: speakers },
};

/** Colors are the browser's: those of the theme are not in every page. */
const COLUMN =
  'display:grid;gap:1rem;max-width:40rem;margin:4rem auto;padding:0 1.25rem;font:1rem/1.6 sans-serif;color:CanvasText;background:Canvas';
const BAR = 'margin:0;padding:1rem 1.25rem;font:1rem/1.5 sans-serif;color:CanvasText;background:Canvas';

const support = `<a href="mailto:${escape(SUPPORT_EMAIL)}">${escape(SUPPORT_EMAIL)}</a>`;

const instead = ({ title, line }: EmptyPage): string =>
  `<noscript><main style="${COLUMN}"><p>${escape(SITE_NAME)}</p><h1>${escape(title)}</h1><p>${escape(line)}</p>` +
  '<p>This page needs JavaScript. Allow scripts for it in your browser and load it again.</p>' +
  `<p>We also help by email: ${support}. <a href="${homePath}">The page of the summit</a> can be read without.</p>` +
  '</main></noscript>';

/** Titles and words of the pages that are empty before their script. */
export const emptyPages = Object.entries(EMPTY_PAGES).map(([path, page]) => ({
  path,
  title: `<title>${escape(`${page.title} | ${SITE_NAME}`)}</title>`,
  withoutScripts: instead(page),
}));

/** The same of the document for all other addresses. */
export const otherPages = {
  title: `<title>${escape(SITE_NAME)}</title>`,
  withoutScripts: instead({
    title: 'This page cannot be shown',
    line: 'The address may be wrong, or the page is empty before its script.',
  }),
};

/** Above the pages that can be read as they are and do more with their script. */
export const readableWithoutScripts =
  `<noscript><p style="${BAR}">Forms, downloads and calculations of this page need JavaScript. ` +
  `Everything else can be read without. We also help by email: ${support}.</p></noscript>`;

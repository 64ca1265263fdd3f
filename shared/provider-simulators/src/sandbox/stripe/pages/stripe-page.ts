import { html, type Html } from '../../../page/html.js';
import { page } from '../../../page/page.js';
import { STRIPE_STYLE_LINK } from './stripe-style.js';

/** The frame of the pages that stand in for Stripe's own. */
export function stripePage(title: string, main: Html): string {
  return page({
    title: `${title} · Stripe sandbox`,
    name: 'Stripe sandbox',
    about: 'No real money, no real cards.',
    links: [],
    main: html`${STRIPE_STYLE_LINK}
      <div class="narrow">${main}</div>`,
  });
}

/** What is wrong, read out at once. */
export function problem(message: string | undefined): Html {
  return message === undefined ? html`` : html`<p class="notice problem" role="alert">${message}</p>`;
}

/** A page that only says how things are. */
export function noticePage(title: string, text: string, link?: { href: string; text: string }): string {
  return stripePage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      ${link && html`<p><a href="${link.href}">${link.text}</a></p>`}`,
  );
}

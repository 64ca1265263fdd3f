import { html, type Html } from './html.js';

export interface PageParts {
  title: string;
  /** Name in the head of the page: "Inbox", "Sandbox" or that of a payment page. */
  name: string;
  about: string;
  links: readonly { href: string; text: string }[];
  main: Html;
  script?: string;
}

/** A whole document. Style and script are files of the same origin: the page's policy allows nothing inline. */
export function page({ title, name, about, links, main, script }: PageParts): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header>
          <div class="inner">
            <p class="name">${name}</p>
            <p>${about}</p>
            ${links.length > 0 && html`<nav aria-label="Pages">${links.map((link) => html`<a href="${link.href}">${link.text}</a>`)}</nav>`}
          </div>
        </header>
        <main id="main" class="inner">${main}</main>
      </body>
    </html> `.markup;
}

/** "21 Nov 2025, 04:30:12 UTC", machine-readable too. */
export function moment(iso: string): Html {
  return html`<time datetime="${iso}">${written(iso, 'UTC')} UTC</time>`;
}

/** The same in the zone of the summit's business days. */
export function pacificMoment(iso: string): Html {
  return html`<time datetime="${iso}">${written(iso, 'America/Los_Angeles')} Pacific</time>`;
}

function written(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

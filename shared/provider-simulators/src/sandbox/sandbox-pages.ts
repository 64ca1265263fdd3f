import { html } from '../page/html.js';
import { page } from '../page/page.js';
import { DISTURBANCES, type Disturbance, type NextAnswers } from './next-answers.js';
import type { Provider } from './provider.js';

function head(inboxUrl: string | undefined) {
  return {
    name: 'Sandbox',
    about: 'Stands in for the services outside.',
    links: [
      { href: '/', text: 'What was sent' },
      { href: '/control', text: 'Control' },
      ...(inboxUrl ? [{ href: inboxUrl, text: 'Inbox' }] : []),
    ],
  };
}

export function frontPage(providers: readonly Provider[], inboxUrl: string | undefined): string {
  return page({
    ...head(inboxUrl),
    title: 'Sandbox',
    main: html`<h1>Nothing leaves this computer</h1>
      <p class="lead">
        In a demo, the summit talks to this sandbox where the live site talks to outside services. The sandbox answers
        as they do, and this page shows what they would have been
        sent.${inboxUrl && html` E-mails are in the <a href="${inboxUrl}">inbox</a>.`}
      </p>
      ${providers.map(
        (provider) =>
          html`<section aria-labelledby="${provider.key}">
            <h2 id="${provider.key}">${provider.title}</h2>
            ${provider.section()}
          </section>`,
      )}`,
  });
}

export function controlPage(providers: readonly Provider[], next: NextAnswers, inboxUrl: string | undefined): string {
  const title = (key: string) => providers.find((provider) => provider.key === key)?.title ?? key;
  const queued = Object.entries(next.list());
  return page({
    ...head(inboxUrl),
    title: 'Control · Sandbox',
    main: html`<h1>Make a service misbehave</h1>
      <p class="lead">
        The next calls to a service can fail, be slow or stay without an answer. The summit has to cope: it tries again,
        and nobody gets a message twice.
      </p>
      <form class="card fields" method="post" action="/control/next-answers">
        <label
          >Service
          <select name="provider">
            ${providers.map((provider) => html`<option value="${provider.key}">${provider.title}</option>`)}
          </select></label
        >
        <label
          >What happens
          <select name="answer">
            ${Object.entries(DISTURBANCES).map(([key, text]) => html`<option value="${key}">${text}</option>`)}
          </select></label
        >
        <label>For how many calls <input type="number" name="times" min="1" max="100" value="1" required /></label>
        <button class="primary">Add</button>
      </form>
      <h2>Waiting</h2>
      ${
        queued.length === 0
          ? html`<p class="empty">Nothing: all services answer normally.</p>`
          : html`<ul class="list">
                ${queued.map(([key, list]) => html`<li><span class="title">${title(key)}</span><span class="meta">${list.length === 1 ? '1 call' : `${list.length} calls`}</span><span class="more">Next: ${DISTURBANCES[list[0] as Disturbance]}</span></li>`)}
              </ul>
              <form method="post" action="/control/normal">
                <p><button>Answer normally again</button></p>
              </form>`
      }
      <h2>Start over</h2>
      <p>Deletes everything that was sent. Registrations and orders of the summit itself stay.</p>
      <form method="post" action="/control/clear"><button class="danger">Delete what was sent</button></form>`,
  });
}

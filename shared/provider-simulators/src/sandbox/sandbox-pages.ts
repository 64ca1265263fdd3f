import { html, type Html } from '../page/html.js';
import { page } from '../page/page.js';
import { clockCard } from './clock/clock-card.js';
import type { SandboxClock } from './clock/sandbox-clock.js';
import { DISTURBANCES, type Disturbance, type NextAnswers } from './next-answers.js';
import type { Provider } from './provider.js';
import { webhookCard } from './webhooks/webhook-card.js';

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

export interface ControlPageParts {
  clock: SandboxClock;
  providers: readonly Provider[];
  next: NextAnswers;
  inboxUrl: string | undefined;
}

interface Section {
  id: string;
  title: string;
  content: Html;
}

/** Everything that a demo can do to the outside world, for people; each part has a control call of the same name. */
export function controlPage({ clock, providers, next, inboxUrl }: ControlPageParts): string {
  const talking = providers.flatMap(({ webhooks, title }) => (webhooks ? [webhookCard(webhooks, title)] : []));
  const sections: Section[] = [
    { id: 'clock', title: 'Clock', content: clockCard(clock) },
    ...providers.flatMap((one) => (one.controls ? [{ id: one.key, title: one.title, content: one.controls() }] : [])),
    {
      id: 'webhooks',
      title: 'Events',
      content: html`<p>
          When something happens to a payment, the payment service tells the summit by sending it an event. Real
          networks send events twice, late, in the wrong order or not at all. The books have to be right every time.
        </p>
        ${talking}`,
    },
    { id: 'next-answers', title: 'Make a service misbehave', content: misbehavior(providers, next) },
    {
      id: 'clear',
      title: 'Start over',
      content: html`<p>
          Deletes everything that was sent, and all sandbox payments. Registrations and orders of the summit itself
          stay.
        </p>
        <form method="post" action="/control/clear"><button class="danger">Delete what was sent</button></form>`,
    },
  ];
  return page({
    ...head(inboxUrl),
    title: 'Control · Sandbox',
    main: html`<h1>Control</h1>
      <p class="lead">What would take weeks or bad luck out there happens here when you ask for it.</p>
      <ul class="toc">
        ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
      </ul>
      ${sections.map(
        ({ id, title, content }) =>
          html`<section id="${id}" aria-labelledby="${id}-title">
            <h2 id="${id}-title">${title}</h2>
            ${content}
          </section>`,
      )}`,
  });
}

function misbehavior(providers: readonly Provider[], next: NextAnswers): Html {
  const title = (key: string) => providers.find((provider) => provider.key === key)?.title ?? key;
  const queued = Object.entries(next.list());
  return html`<p>
      The next calls to a service can fail, be slow or stay without an answer. The summit has to cope: it tries again,
      and nobody pays or gets a message twice.
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
    ${
      queued.length === 0
        ? html`<p class="empty">Nothing is waiting: all services answer normally.</p>`
        : html`<ul class="list">
              ${queued.map(([key, list]) => html`<li><span class="title">${title(key)}</span><span class="meta">${list.length === 1 ? '1 call' : `${list.length} calls`}</span><span class="more">Next: ${DISTURBANCES[list[0] as Disturbance]}</span></li>`)}
            </ul>
            <form method="post" action="/control/next-answers/clear">
              <p><button>Answer normally again</button></p>
            </form>`
    }`;
}

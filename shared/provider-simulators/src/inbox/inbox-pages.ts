import { html, type Html } from '../page/html.js';
import { moment, page } from '../page/page.js';
import type { Message, MessageSummary } from './message.js';

const HEAD = {
  name: 'Inbox',
  about: 'Every e-mail of this demo ends here. Nothing leaves this computer.',
  links: [{ href: '/', text: 'All messages' }],
} as const;

function size(bytes: number): string {
  return bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1_048_576
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** The list alone; the page's script fetches it again and again. */
export function messageList(messages: readonly MessageSummary[], to?: string): Html {
  if (messages.length === 0) {
    return html`<p class="empty">
      ${to ? `No message to ${to} yet.` : 'No messages yet. Register on the landing page and the confirmation arrives here.'}
    </p>`;
  }
  return html`<ul class="list">
    ${messages.map(
      (message) =>
        html`<li>
          <a class="title" href="/messages/${message.id}">${message.subject || '(no subject)'}</a
          >${moment(message.received_at)}
          <span class="more"
            >To ${message.to.join(', ') || 'nobody'} · from
            ${message.from || 'nobody'}${message.attachments > 0 && ` · ${message.attachments === 1 ? '1 attachment' : `${message.attachments} attachments`}`}</span
          >
        </li>`,
    )}
  </ul>`;
}

export function listPage(messages: readonly MessageSummary[], to?: string): string {
  return page({
    ...HEAD,
    title: 'Inbox',
    script: '/inbox.js',
    main: html`<h1>Messages</h1>
      <p class="lead">Newest first. The list renews itself; the newest 1,000 are kept.</p>
      <div class="bar">
        <form class="fields" method="get" action="/">
          <label>Addressed to <input type="email" name="to" value="${to}" autocomplete="off" /></label
          ><button>Show</button>
        </form>
        <form id="delete-all" method="post" action="/delete-all">
          <button class="danger">Delete all messages</button>
        </form>
      </div>
      <p id="status" class="meta" role="status"></p>
      <div id="messages">${messageList(messages, to)}</div>`,
  });
}

export function messagePage({ summary, email }: Message): string {
  const base = `/messages/${summary.id}`;
  return page({
    ...HEAD,
    title: `${summary.subject || '(no subject)'} · Inbox`,
    main: html`<h1>${summary.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${summary.from}</dd>
        <dt>To</dt>
        <dd>${summary.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${moment(summary.received_at)}</dd>
        <dt>Size</dt>
        <dd>${size(summary.size)}, <a href="${base}/raw">original as .eml</a></dd>
      </dl>
      ${
        email.html &&
        html`<h2>Message</h2>
          <iframe
            title="The message as its reader sees it"
            src="${base}/html"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
      }
      ${
        email.attachments.length > 0 &&
        html`<h2>Attachments</h2>
          <ul class="list">
            ${email.attachments.map((file, index) => html`<li><a class="title" href="${base}/attachments/${index}">${file.filename ?? `attachment ${index + 1}`}</a><span class="meta">${file.mimeType}</span></li>`)}
          </ul>`
      }
      ${
        email.text &&
        html`<h2>Plain text</h2>
          <pre>${email.text}</pre>`
      }
      <h2>Headers</h2>
      <details>
        <summary>Show all ${email.headers.length} headers</summary>
        <pre>${email.headers.map((header) => `${header.originalKey}: ${header.value}\n`)}</pre>
      </details>`,
  });
}

export function missingPage(): string {
  return page({
    ...HEAD,
    title: 'No such message · Inbox',
    main: html`<h1>This message is gone</h1>
      <p>It was deleted, or it made room for newer ones.</p>
      <p><a href="/">All messages</a></p>`,
  });
}

import { html, type Html } from '../../page/html.js';
import { moment } from '../../page/page.js';
import { DELIVERY_STATES, type Delivery } from './delivery.js';
import { WEBHOOK_MODES } from './webhook-mode.js';
import type { WebhookSender } from './webhook-sender.js';

const SHOWN = 10;
const NAMES: Record<keyof typeof WEBHOOK_MODES, string> = {
  normal: 'Normal',
  duplicate: 'Twice',
  reverse: 'Wrong order',
  hold: 'Held back',
  drop: 'Lost',
};

function outcome({ state, tries, lastStatus }: Delivery): string {
  const answer = tries === 0 ? '' : lastStatus === null ? ', no answer' : `, answer ${lastStatus}`;
  return `${DELIVERY_STATES[state]}${tries > 1 ? ` after ${tries} tries` : ''}${answer}`;
}

function heldEvents(sender: WebhookSender): Html {
  const held = sender.log.filter((one) => one.state === 'held');
  if (held.length === 0) return html``;
  return html`<h4>Waiting here</h4>
    <ul class="list">
      ${held.map((one) => html`<li><span class="title">${one.event.type}</span>${moment(one.at)}<span class="more">${one.event.id}</span></li>`)}
    </ul>
    <form method="post" action="/control/webhooks/flush">
      <input type="hidden" name="provider" value="${sender.name}" />
      <button class="primary">Send ${held.length === 1 ? 'it' : `all ${held.length}`} now</button>
    </form>`;
}

function deliveries(sender: WebhookSender): Html {
  const newest = sender.log.filter((one) => one.state !== 'held').slice(0, SHOWN);
  if (newest.length === 0) return html`<p class="empty">No event so far. Every payment makes some.</p>`;
  return html`<details open>
    <summary>Last events</summary>
    <ul class="list">
      ${newest.map(
        (one) =>
          html`<li>
            <span class="title">${one.event.type}</span>${moment(one.at)}
            <form class="more row" method="post" action="/control/webhooks/send-again">
              <span>${outcome(one)}</span>
              <input type="hidden" name="provider" value="${sender.name}" />
              <input type="hidden" name="id" value="${one.event.id}" />
              <button aria-label="Send again: ${one.event.type}">Send again</button>
            </form>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** How one provider tells the summit what happened: the mode, what is held, what went out. */
export function webhookCard(sender: WebhookSender, title: string): Html {
  return html`<div class="card">
    <h3>${title}</h3>
    <form method="post" action="/control/webhooks">
      <input type="hidden" name="provider" value="${sender.name}" />
      <fieldset>
        <legend>How events of ${title} arrive</legend>
        ${Object.entries(WEBHOOK_MODES).map(
          ([mode, text]) =>
            html`<label class="choice"
              ><input type="radio" name="mode" value="${mode}" ${mode === sender.mode && html`checked`} /><span
                ><strong>${NAMES[mode as keyof typeof NAMES]}.</strong> ${text}</span
              ></label
            >`,
        )}
      </fieldset>
      <button>Set for ${title}</button>
    </form>
    ${heldEvents(sender)}${deliveries(sender)}
  </div>`;
}

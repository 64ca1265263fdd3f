import { html, type Html } from '../../page/html.js';
import { moment, pacificMoment } from '../../page/page.js';
import type { SandboxClock } from './sandbox-clock.js';

const STEPS = [
  { field: 'hours', value: 1, text: 'One hour on' },
  { field: 'days', value: 1, text: 'One day on' },
  { field: 'days', value: 7, text: 'One week on' },
  { field: 'months', value: 1, text: 'One month on' },
] as const;

/** "3 days and 2 hours ahead of real time". */
export function ahead(offsetMs: number): string {
  const minutes = Math.round(offsetMs / 60_000);
  const parts = [
    { count: Math.floor(minutes / 1_440), name: 'day' },
    { count: Math.floor((minutes % 1_440) / 60), name: 'hour' },
    { count: minutes % 60, name: 'minute' },
  ].filter((part) => part.count > 0);
  if (parts.length === 0) return 'This is real time.';
  return `${parts.map(({ count, name }) => `${count} ${name}${count === 1 ? '' : 's'}`).join(', ')} ahead of real time.`;
}

/** The clock on the control page: what time it is in the demo, and the ways to move it. */
export function clockCard(clock: SandboxClock): Html {
  const now = new Date(clock.now()).toISOString();
  return html`<div class="card">
    <p>
      <strong>${pacificMoment(now)}</strong><br /><span class="meta">${moment(now)} · ${ahead(clock.offsetMs)}</span>
    </p>
    <p>
      Installments fall due, offers run out and payouts are worked out as time goes by. Moving the clock does in a
      moment what would take days, in the right order.
    </p>
    <p class="meta">
      Second factors keep real time, as authenticator apps do: you can sign in at any time of the demo.
    </p>
    <div class="fields">
      ${STEPS.map((step) => html`<form method="post" action="/control/clock"><button name="${step.field}" value="${step.value}">${step.text}</button></form>`)}
    </div>
    <form class="fields own" method="post" action="/control/clock">
      <label>Days <input type="number" name="days" min="0" max="3660" inputmode="numeric" /></label>
      <label>Hours <input type="number" name="hours" min="0" max="87840" inputmode="numeric" /></label>
      <label>Minutes <input type="number" name="minutes" min="0" max="600000" inputmode="numeric" /></label>
      <button class="primary">Move the clock</button>
    </form>
    <form method="post" action="/control/clock/reset"><button>Back to real time</button></form>
    <p class="meta">Going back undoes nothing: what was paid or sent at the later date stays.</p>
  </div>`;
}

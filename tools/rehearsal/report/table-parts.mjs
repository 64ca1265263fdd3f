// The parts of the report that list.
import { dollarsText } from './figures.mjs';
import { html } from './markup.mjs';

/** @typedef {import('../rehearsal.mjs').Result} Result */

/** In the order in which people take these steps. */
const FUNNEL = [
  'visits',
  'visits by a link',
  'registrations',
  'saw vip',
  'bought vip',
  'declined and left',
  'saw implementation',
  'bought implementation',
  'saw dfy',
  'bought dfy',
  'asked for the money back',
  'paid back',
  'members signed in',
  'sessions watched',
  'ratings',
  'gifts opened',
  'readers of prompts',
];

/** @param {Result} result */
export const findingsPart = ({ findings }) =>
  html`<section class="wide">
    <h2>Findings</h2>
    ${
      findings.length === 0
        ? html`<p class="good">None: nothing lost, nothing doubled, every error answer in the catalog.</p>`
        : html`<ul>
            ${findings.map(({ severity, sentence }) => html`<li><span class="bad">${severity}</span> ${sentence}</li>`)}
          </ul>`
    }
  </section>`;

/** @param {Result} result */
export function funnelPart({ measurements }) {
  const visits = measurements.counts.get('visits') ?? 0;
  const share = (/** @type {number} */ count) => (visits > 0 ? `${((count / visits) * 100).toFixed(1)} %` : '');
  const rows = FUNNEL.map((name) => ({ name, count: measurements.counts.get(name) ?? 0 }));
  return html`<section>
    <h2>Funnel</h2>
    <table>
      <tr>
        <th>Step</th>
        <th class="number">People</th>
        <th class="number">Of the visits</th>
      </tr>
      ${rows.map(
        ({ name, count }) =>
          html`<tr>
            <td>${name}</td>
            <td class="number">${count}</td>
            <td class="number">${share(count)}</td>
          </tr>`,
      )}
    </table>
  </section>`;
}

/** @param {Result} result */
export const balancePart = ({ balance, books }) =>
  html`<section>
    <h2>Books</h2>
    <table>
      <tr>
        <th>What</th>
        <th class="number">Wanted</th>
        <th class="number">Found</th>
        <th></th>
      </tr>
      ${balance.map(
        (line) =>
          html`<tr>
            <td>${line.name}</td>
            <td class="number">${line.ours}</td>
            <td class="number">${line.theirs}</td>
            <td>${line.holds ? html`<span class="good">holds</span>` : html`<span class="bad">broken</span>`}</td>
          </tr>`,
      )}
    </table>
    <p class="plot-note">
      ${books.orders.length} paid orders. After the holds ${dollarsText(books.payable.cents)} of commission for
      ${books.payable.orders} orders can be paid out.
    </p>
  </section>`;

/** @param {Result} result */
export const errorsPart = ({ errors, measurements }) =>
  html`<section class="wide">
    <h2>Error answers</h2>
    ${
      errors.length === 0
        ? html`<p>None.</p>`
        : html`<div class="scroll">
            <table>
              <tr>
                <th>Route</th>
                <th class="number">Status</th>
                <th>Code</th>
                <th class="number">Times</th>
                <th>In the catalog</th>
              </tr>
              ${errors.map(
                (one) =>
                  html`<tr>
                    <td>${one.route}</td>
                    <td class="number">${one.status}</td>
                    <td>${one.code}</td>
                    <td class="number">${one.times}</td>
                    <td>${one.known ? 'yes' : html`<span class="bad">no</span>`}</td>
                  </tr>`,
              )}
            </table>
          </div>`
    }
    <p class="soft">${measurements.broken} answers were lost on bad networks, and the button was pressed again.</p>
  </section>`;

/** @param {Result} result */
export const timePart = ({ seconds, cpuSeconds, longestQueue }) =>
  html`<section class="wide">
    <h2>The rehearsal itself</h2>
    <p class="soft">
      Predicting ${seconds.predict.toFixed(0)} s, starting ${seconds.open.toFixed(0)} s, walking
      ${seconds.walk.toFixed(0)} s, last jobs ${seconds.settle.toFixed(0)} s. Processor time: API
      ${cpuSeconds.api.toFixed(0)} s, sandbox ${cpuSeconds.sandbox.toFixed(0)} s, audience
      ${cpuSeconds.audience.toFixed(0)} s. The queue of jobs was at most ${longestQueue} long.
    </p>
  </section>`;

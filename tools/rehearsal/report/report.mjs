// The report of a rehearsal: one page that stands alone.
import { HOUR_MS, pacificDay } from '@summit/rules';
import { closedForm } from '../prediction.mjs';
import {
  BAR_WIDTHS,
  busiestDay,
  dayText,
  dayTicks,
  dollarsText,
  histogram,
  hourText,
  pointsOf,
  slownessByHour,
} from './figures.mjs';
import { html, Markup } from './markup.mjs';
import { barPlot, rowPlot } from './plots.mjs';
import { STYLE } from './style.mjs';

/** @typedef {import('../rehearsal.mjs').Result} Result */

const ROUTES_SHOWN = 12;
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

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;

/** @param {Result} result */
export function report(result) {
  const verdict = result.findings.some(({ severity }) => severity === 'broken')
    ? 'Something is broken'
    : 'Everything held';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Rehearsal: ${verdict}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>${verdict}</h1>
            <p>
              ${result.people.toLocaleString('en-US')} people with the habits “${result.habits.name}” and seed
              ${result.seed} walked through the summit in ${(result.seconds.all / 60).toFixed(1)}
              minutes.${faultText(result)}
            </p>
          </header>
          ${findingsPart(result)}${moneyPart(result)}${trafficPart(result)}${loadPart(result)}${routesPart(result)}${funnelPart(result)}${balancePart(result)}${errorsPart(result)}${timePart(result)}
        </main>
      </body>
    </html> `.text;
}

const style = new Markup(STYLE);

/** @param {Result} result */
const faultText = ({ faults }) =>
  faults.length > 0 ? ` Planted on purpose: ${faults.map(({ kind, target }) => `${kind} ${target}`).join(', ')}.` : '';

/** @param {Result} result */
const findingsPart = ({ findings }) =>
  html`<section class="wide">
    <h2>Findings</h2>
    ${
      findings.length === 0
        ? html`<p class="good">None: nothing lost, nothing doubled, every error answer in the catalogue.</p>`
        : html`<ul>
            ${findings.map(({ severity, sentence }) => html`<li><span class="bad">${severity}</span> ${sentence}</li>`)}
          </ul>`
    }
  </section>`;

/** @param {Result} result */
function moneyPart({ prediction, keptCents, habits, people }) {
  const { points, width } = histogram(prediction.totals);
  const inRange = keptCents >= prediction.lowCents && keptCents <= prediction.highCents;
  return html`<section>
    <h2>Money kept</h2>
    <p>
      Predicted ${dollarsText(prediction.meanCents)}, nine of ten audiences between ${dollarsText(prediction.lowCents)}
      and ${dollarsText(prediction.highCents)}. Made:
      <strong>${dollarsText(keptCents)}</strong>${inRange ? '' : ', outside of that range'}.
    </p>
    ${barPlot(points, { title: 'Money kept by drawn audiences', width, xText: dollarsText, marks: [{ x: keptCents, text: 'made' }] })}
    <p class="plot-note">
      Audiences (upright) that brought so much. By hand the mean is ${dollarsText(closedForm(habits, people))}.
    </p>
  </section>`;
}

/** @param {Result} result */
function trafficPart({ measurements, begin }) {
  const points = pointsOf(measurements.visitsByHour);
  const last = (points.at(-1)?.x ?? begin) + HOUR_MS;
  return html`<section>
    <h2>Traffic by hour</h2>
    ${barPlot(points, { title: 'Visits in each hour', width: BAR_WIDTHS.hour, xText: dayText, xTicks: dayTicks(begin, last) })}
    <p class="plot-note">Visits of the landing page in each hour.</p>
  </section>`;
}

/** @param {Result} result */
function loadPart({ measurements, begin }) {
  const minutes = busiestDay(measurements.callsByMinute);
  const slow = slownessByHour(measurements.latenciesByHour);
  const last = (slow.at(-1)?.x ?? begin) + HOUR_MS;
  const seconds = pointsOf(measurements.callsBySecond);
  const first = minutes[0]?.x ?? begin;
  return html`<section>
    <h2>Load by minute</h2>
    ${barPlot(minutes, { title: 'Calls in each minute of the busiest day', width: BAR_WIDTHS.minute * 4, xText: hourText, xTicks: [0, 6, 12, 18].map((hour) => first + hour * HOUR_MS).filter((at) => at <= (minutes.at(-1)?.x ?? 0)) })}
    <p class="plot-note">
      Calls in each minute of the busiest day, ${minutes[0] ? pacificDay(minutes[0].x) : ''}. People arrive at full
      hours.
    </p>
    ${barPlot(seconds, { title: 'Calls in each second of the rehearsal itself', width: 1, xText: (second) => `${second} s` })}
    <p class="plot-note">Calls in each second of the rehearsal itself.</p>
    ${barPlot(slow, { title: 'Slowness hour by hour', width: BAR_WIDTHS.hour, xText: dayText, yText: ms, xTicks: dayTicks(begin, last) })}
    <p class="plot-note">In each hour, nineteen of twenty calls were faster than this.</p>
  </section>`;
}

/** @param {Result} result */
const routesPart = ({ routes }) =>
  html`<section>
    <h2>Slowest routes</h2>
    ${rowPlot(
      routes.slice(0, ROUTES_SHOWN).map(({ route, p50, p95 }) => ({ name: route, first: p50, second: p95 })),
      { title: 'Middle and slow calls by route', text: ms },
    )}
    <p class="plot-note">Bar: nineteen of twenty calls are faster (p95). Mark: half of them are (p50).</p>
    <details>
      <summary>All ${routes.length} routes</summary>
      <div class="scroll">
        <table>
          <tr>
            <th>Route</th>
            <th class="number">Calls</th>
            <th class="number">p50</th>
            <th class="number">p95</th>
            <th class="number">Worst</th>
          </tr>
          ${routes.map(
            (one) =>
              html`<tr>
                <td>${one.route}</td>
                <td class="number">${one.calls}</td>
                <td class="number">${ms(one.p50)}</td>
                <td class="number">${ms(one.p95)}</td>
                <td class="number">${ms(one.worst)}</td>
              </tr>`,
          )}
        </table>
      </div>
    </details>
  </section>`;

/** @param {Result} result */
function funnelPart({ measurements }) {
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
const balancePart = ({ balance, books }) =>
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
const errorsPart = ({ errors, measurements }) =>
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
                <th>In the catalogue</th>
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
    <p class="soft">
      ${measurements.broken} answers were lost on bad networks, and the press was repeated with the same key.
    </p>
  </section>`;

/** @param {Result} result */
const timePart = ({ seconds, longestQueue }) =>
  html`<section class="wide">
    <h2>The rehearsal itself</h2>
    <p class="soft">
      Predicting ${seconds.predict.toFixed(0)} s, starting ${seconds.open.toFixed(0)} s, walking
      ${seconds.walk.toFixed(0)} s, last jobs ${seconds.settle.toFixed(0)} s. The queue of jobs was at most
      ${longestQueue} long.
    </p>
  </section>`;

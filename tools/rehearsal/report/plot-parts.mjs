// The parts of the report that draw.
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
import { html } from './markup.mjs';
import { barPlot, rowPlot } from './plots.mjs';

/** @typedef {import('../rehearsal.mjs').Result} Result */

const ROUTES_SHOWN = 12;

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;

/** @param {Result} result */
export function moneyPart({ prediction, keptCents, habits, people }) {
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
export function trafficPart({ measurements, begin }) {
  const points = pointsOf(measurements.visitsByHour);
  const last = (points.at(-1)?.x ?? begin) + HOUR_MS;
  return html`<section>
    <h2>Traffic by hour</h2>
    ${barPlot(points, { title: 'Visits in each hour', width: BAR_WIDTHS.hour, xText: dayText, xTicks: dayTicks(begin, last) })}
    <p class="plot-note">Visits of the landing page in each hour.</p>
  </section>`;
}

/** @param {Result} result */
export function loadPart({ measurements, begin }) {
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
export const routesPart = ({ routes }) =>
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

// The report of a rehearsal: one page that stands alone.
import { html, Markup } from './markup.mjs';
import { loadPart, moneyPart, routesPart, trafficPart } from './plot-parts.mjs';
import { STYLE } from './style.mjs';
import { balancePart, errorsPart, findingsPart, funnelPart, timePart } from './table-parts.mjs';

/** @typedef {import('../rehearsal.mjs').Result} Result */

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

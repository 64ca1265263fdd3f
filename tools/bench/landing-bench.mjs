// The landing page beside a tiny static page: same server, same browser, in turns.
import { probeAxe } from './landing/axe-probe.mjs';
import { launchBrowser } from './landing/browser.mjs';
import { probeDialog } from './landing/dialog-probe.mjs';
import { hasLighthouse, runLighthouse } from './landing/lighthouse.mjs';
import { probeLoad } from './landing/load-probe.mjs';
import { landingReport } from './landing/landing-report.mjs';
import { BUILT_LANDING, startSites } from './landing/sites.mjs';
import { startApi } from './servers.mjs';
import { median } from './statistics.mjs';

const RUNS = 5;

/**
 * Measures both pages `RUNS` times, alternating which goes first, and gives the median of every number.
 * @template {Record<string, unknown>} Result
 * @param {{ landing: string, tiny: string }} urls
 * @param {(url: string) => Promise<Result>} measure
 * @param {(text: string) => void} progress
 */
async function inTurns(urls, measure, progress) {
  /** @type {Record<'landing' | 'tiny', Result[]>} */
  const results = { landing: [], tiny: [] };
  for (let run = 0; run < RUNS; run++) {
    progress(`run ${run + 1} of ${RUNS}`);
    const order = /** @type {const} */ (run % 2 === 0 ? ['tiny', 'landing'] : ['landing', 'tiny']);
    for (const name of order) results[name].push(await measure(urls[name]));
  }
  return { landing: medians(results.landing), tiny: medians(results.tiny), runs: results };
}

/** @param {readonly Record<string, unknown>[]} runs @returns {Record<string, number>} of the fields that are numbers */
function medians(runs) {
  const names = Object.keys(runs[0] ?? {}).filter((name) => typeof runs[0]?.[name] === 'number');
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => Number(run[name])))]));
}

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {(text: string) => void} options.progress
 */
export async function benchLanding({ database, progress }) {
  const api = startApi(database.url, 'api');
  const sites = await startSites(BUILT_LANDING);
  const browser = await launchBrowser();
  try {
    await api.ready();
    progress('landing page, measured by the browser');
    const observed = await inTurns(sites, (url) => probeLoad(browser, url), progress);
    progress('registration dialog');
    const dialogs = [];
    for (let run = 0; run < RUNS; run++) dialogs.push(await probeDialog(browser, sites.landing));
    progress('accessibility');
    const violations = await probeAxe(browser, sites.landing);
    progress('Lighthouse');
    const lighthouse = (await hasLighthouse()) ? await inTurns(sites, runLighthouse, progress) : null;
    return landingReport({
      observed,
      lcpElement: observed.runs.landing.at(-1)?.lcpElement ?? '',
      thirdParties: [...new Set(observed.runs.landing.flatMap((run) => run.thirdParties))],
      dialog: medians(dialogs),
      violations,
      lighthouse,
    });
  } finally {
    await browser.close();
    await sites.stop();
    await api.stop();
  }
}

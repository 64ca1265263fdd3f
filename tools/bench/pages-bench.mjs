// Pages besides the landing page on a slow phone: the offers, the sign-ins and what follows them, and what people open by a link, with
// sessions whose windows are open.
import { finding } from './finding.mjs';
import { launchBrowser } from './landing/browser.mjs';
import { hasLighthouse, runLighthouse } from './landing/lighthouse.mjs';
import { probeLoad } from './landing/load-probe.mjs';
import { startSite } from './landing/sites.mjs';
import { startApi } from './servers.mjs';
import { CURRENT, OPEN_ALL } from './sessions-bench.mjs';
import { adminStorage, memberStorage } from './signed-in.mjs';
import { median } from './statistics.mjs';

const RUNS = 3;
const PAGE_LCP = 2_000;
const OFFER_LCP = 1_600;
/** As Lighthouse simulates it. */
const OFFER_INTERACTIVE = 2_500;
const SHIFT_GOAL = 0.01;

/** @typedef {{ path: string, name?: string, kept?: Record<string, string> }} MeasuredPage */
/** @typedef {{ app: 'funnel' | 'member' | 'admin', lcp: number, simulated?: true, pages: MeasuredPage[] }} MeasuredSite */

/**
 * @param {import('pg').Client} client
 * @returns {Promise<MeasuredSite[]>}
 */
async function measuredSites(client) {
  const [{ token }] = (
    await client.query(
      'select public_token as token from summit_session where summit_key = $1 and day = 1 order by id limit 1',
      [CURRENT],
    )
  ).rows;
  const asMember = await memberStorage(client);
  const asOwner = await adminStorage(client);
  return [
    {
      app: 'funnel',
      lcp: OFFER_LCP,
      simulated: true,
      pages: [{ path: '/vip' }, { path: '/implementation' }, { path: '/dfy' }],
    },
    {
      app: 'member',
      lcp: PAGE_LCP,
      pages: [
        { path: '/vip/login' },
        { path: '/vip/dashboard', kept: asMember },
        { path: '/sessions' },
        { path: '/day/1' },
        { path: '/day/2' },
        { path: `/summit/access/${token}`, name: '/summit/access/{token}' },
        { path: '/day/2', name: '/day/2, member', kept: asMember },
        { path: '/vip/summit2/day1', kept: asMember },
      ],
    },
    {
      app: 'admin',
      lcp: PAGE_LCP,
      pages: [{ path: '/admin/login' }, { path: '/admin/dashboard', kept: asOwner }],
    },
  ];
}

/** What is measured of several runs of one page. @param {string} name @param {import('./landing/load-probe.mjs').LoadProbe[]} runs @param {number} lcp goal */
function pageReport(name, runs, lcp) {
  const middle = (/** @type {'fcp' | 'lcp' | 'cls' | 'tbt' | 'kilobytes'} */ of) => median(runs.map((run) => run[of]));
  const moved = runs.map(({ shifted }) => shifted).filter(Boolean);
  return {
    findings: [
      finding(`${name}: first contentful paint`, middle('fcp'), { unit: 'ms' }),
      finding(`${name}: largest contentful paint`, middle('lcp'), { unit: 'ms', most: lcp }),
      finding(`${name}: cumulative layout shift`, middle('cls'), { most: SHIFT_GOAL }),
      finding(`${name}: total blocking time`, middle('tbt'), { unit: 'ms' }),
      finding(`${name}: transferred`, middle('kilobytes'), { unit: 'KB' }),
    ],
    notes: [
      ...(moved.length > 0 ? [`What moved on ${name}: ${moved.join(' | ')}.`] : []),
      `Largest paint of ${name}: ${runs.map(({ lcpElement }) => lcpElement).join(' | ')}.`,
    ],
  };
}

/** @param {string} name @param {{ lcp: number, interactive: number }[]} runs */
const simulatedFindings = (name, runs) => [
  finding(`Lighthouse, ${name}: largest contentful paint`, median(runs.map(({ lcp }) => lcp)), {
    unit: 'ms',
    most: OFFER_LCP,
  }),
  finding(`Lighthouse, ${name}: interactive`, median(runs.map(({ interactive }) => interactive)), {
    unit: 'ms',
    most: OFFER_INTERACTIVE,
  }),
];

/**
 * @template Result
 * @param {() => Promise<Result>} measure
 * @param {(run: number) => void} progress
 */
async function severalTimes(measure, progress) {
  const results = [];
  for (let run = 1; run <= RUNS; run++) {
    progress(run);
    results.push(await measure());
  }
  return results;
}

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {'funnel' | 'member' | 'admin'} [options.app] the only one whose pages are measured
 * @param {(text: string) => void} options.progress
 */
export async function benchPages({ database: { client, url }, app: onlyApp, progress }) {
  await client.query(OPEN_ALL);
  const api = startApi(url, 'api');
  const browser = await launchBrowser();
  /** @type {import('./finding.mjs').Finding[]} */
  const findings = [];
  /** @type {string[]} */
  const notes = [];
  try {
    await api.ready();
    const simulates = await hasLighthouse();
    const sites = await measuredSites(client);
    for (const { app, lcp, simulated, pages } of sites.filter((site) => !onlyApp || site.app === onlyApp)) {
      const site = await startSite(app);
      try {
        for (const { path, name = path, kept } of pages) {
          const address = site.origin + path;
          const loads = await severalTimes(
            () => probeLoad(browser, address, kept),
            (run) => progress(`${name}, run ${run} of ${RUNS}`),
          );
          const report = pageReport(name, loads, lcp);
          findings.push(...report.findings);
          notes.push(...report.notes);
          if (!simulated || !simulates) continue;
          const simulations = await severalTimes(
            () => runLighthouse(address),
            (run) => progress(`Lighthouse, ${name}, run ${run} of ${RUNS}`),
          );
          findings.push(...simulatedFindings(name, simulations));
        }
      } finally {
        await site.stop();
      }
    }
    if (!simulates) notes.push('Lighthouse could not be had: nothing was simulated.');
    return { findings, notes };
  } finally {
    await browser.close();
    await api.stop();
  }
}

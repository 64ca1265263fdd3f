// How a page loads on a slow phone, by the browser's own observers.
import { gzipSync } from 'node:zlib';
import { blockingTime } from './blocking-time.mjs';
import { PHONE, throttle } from './browser.mjs';

/** Long after the last shift of a load, and before the app comes by itself (8 s after load). */
const WATCH_MS = 4_000;

/**
 * @typedef {object} LoadProbe
 * @property {number} fcp ms
 * @property {number} lcp ms
 * @property {string} lcpElement what is painted then
 * @property {number} cls
 * @property {string} shifted what moved most
 * @property {number} tbt ms of blocking after the first paint, until WATCH_MS after load
 * @property {number} kilobytes over the wire, before any interaction
 * @property {number} scriptKilobytes of JavaScript files, gzip, before any interaction
 * @property {number} requests before any interaction
 * @property {string[]} thirdParties origins asked besides the page's own
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Readonly<Record<string, string>>} [kept] what the browser's storage holds from before
 * @returns {Promise<LoadProbe>}
 */
export async function probeLoad(browser, url, kept = {}) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await throttle(page, { network: true });
    await page.addInitScript(observe);
    await page.addInitScript((values) => Object.entries(values).forEach((one) => localStorage.setItem(...one)), kept);
    const traffic = watchTraffic(page, session);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForTimeout(WATCH_MS);
    const seen = await page.evaluate(() => /** @type {any} */ (window).benchSeen);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      lcpElement: seen.lcpElement,
      cls: seen.cls,
      shifted: seen.shifted,
      tbt: blockingTime(seen.tasks, seen.fcp),
      ...(await traffic.sum(url)),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before any script of it. */
function observe() {
  /** @type {{ fcp: number, lcp: number, lcpElement: string, cls: number, shifted: string, tasks: { start: number, duration: number }[] }} */
  const seen = { fcp: NaN, lcp: NaN, lcpElement: '', cls: 0, shifted: '', tasks: [] };
  let most = 0;
  const nameOf = (/** @type {Node | null | undefined} */ node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return [element?.tagName.toLowerCase(), element?.className].filter(Boolean).join(' ');
  };
  Object.assign(window, { benchSeen: seen });
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpElement = [nameOf(element), url].filter(Boolean).join(' ').slice(0, 80);
  });
  watch('layout-shift', ({ hadRecentInput, value, startTime, sources }) => {
    if (hadRecentInput) return;
    seen.cls += value;
    if (value <= most) return;
    most = value;
    const moves = sources.map(
      (/** @type {any} */ one) => `${nameOf(one.node)} ${one.previousRect.y} to ${one.currentRect.y}`,
    );
    seen.shifted = `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moves.join(', ')}`;
  });
  watch('longtask', (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }));
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
function watchTraffic(page, session) {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) requests.push(request);
  });
  return {
    /** @param {string} url of the page */
    async sum(url) {
      const scripts = requests.filter((request) => request.resourceType() === 'script');
      const bodies = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
      const origins = new Set(requests.map((request) => new URL(request.url()).origin));
      return {
        kilobytes: bytes / 1_024,
        scriptKilobytes: bodies.reduce((sum, body) => sum + (body ? gzipSync(body).length / 1_024 : 0), 0),
        requests: requests.length,
        thirdParties: [...origins].filter((origin) => origin !== new URL(url).origin),
      };
    },
  };
}

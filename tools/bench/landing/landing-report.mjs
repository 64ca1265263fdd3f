import { atLeast, atMost, fact } from '../finding.mjs';

/** @typedef {Record<string, number>} Numbers medians of one page */

/**
 * What was measured of the landing page, held against the goals of the project.
 * @param {object} measured
 * @param {{ landing: Numbers, tiny: Numbers }} measured.observed by the browser, throttled for real
 * @param {string} measured.lcpElement
 * @param {string[]} measured.thirdParties
 * @param {Numbers} measured.dialog
 * @param {string[]} measured.violations
 * @param {{ landing: Numbers, tiny: Numbers } | null} measured.lighthouse null where it can't be had
 */
export function landingReport({ observed, lcpElement, thirdParties, dialog, violations, lighthouse }) {
  const { landing, tiny } = observed;
  const findings = [
    fact('browser: first contentful paint', landing.fcp, 'ms'),
    fact('browser: largest contentful paint', landing.lcp, 'ms'),
    fact('browser: the same of the tiny page', tiny.lcp, 'ms'),
    atMost('browser: LCP, times the tiny page', landing.lcp / tiny.lcp, 1.8, 'x'),
    atMost('browser: cumulative layout shift', landing.cls, 0.01, ''),
    fact('browser: total blocking time', landing.tbt, 'ms'),
    atMost('script before the first interaction (gzip)', landing.scriptKilobytes, 15, 'KB'),
    atMost('transferred before the first interaction', landing.kilobytes, 150, 'KB'),
    atMost('requests before the first interaction', landing.requests, 8, ''),
    atMost('third-party origins before consent', thirdParties.length, 0, ''),
    atMost('registration dialog, app not loaded yet', dialog.cold, 200, 'ms'),
    atMost('registration dialog, app loaded', dialog.warm, 200, 'ms'),
    atMost('axe violations (page and dialog, phone and desktop)', violations.length, 0, ''),
    ...(lighthouse ? lighthouseFindings(lighthouse) : []),
  ];
  const notes = [
    `Largest paint: ${lcpElement}.`,
    ...violations.map((violation) => `axe: ${violation}`),
    ...thirdParties.map((origin) => `third party: ${origin}`),
    ...(lighthouse ? [] : ['Lighthouse could not be had (it needs the network once); the browser measured alone.']),
  ];
  return { findings, notes };
}

/** @param {{ landing: Numbers, tiny: Numbers }} lighthouse */
const lighthouseFindings = ({ landing, tiny }) => [
  atLeast('Lighthouse: performance', landing.performance, 98, ''),
  atLeast('Lighthouse: accessibility', landing.accessibility, 100, ''),
  atLeast('Lighthouse: best practices', landing.bestPractices, 100, ''),
  atLeast('Lighthouse: search engines', landing.seo, 100, ''),
  fact('Lighthouse: first contentful paint', landing.fcp, 'ms'),
  atMost('Lighthouse: largest contentful paint', landing.lcp, 1_200, 'ms'),
  fact('Lighthouse: the same of the tiny page', tiny.lcp, 'ms'),
  atMost('Lighthouse: LCP, times the tiny page', landing.lcp / tiny.lcp, 1.8, 'x'),
  atMost('Lighthouse: cumulative layout shift', landing.cls, 0.01, ''),
  fact('Lighthouse: total blocking time', landing.tbt, 'ms'),
  fact('Lighthouse: the same of the tiny page', tiny.tbt, 'ms'),
  fact('Lighthouse: transferred', landing.kilobytes, 'KB'),
  fact('Lighthouse: script transferred', landing.scriptKilobytes, 'KB'),
];

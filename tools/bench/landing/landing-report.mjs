import { finding } from '../finding.mjs';

/** Of the tiny page's blocking time, which is what the browser itself needs on this machine. */
const BLOCKING = 1.5;

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
    finding('browser: first contentful paint', landing.fcp, { unit: 'ms' }),
    finding('browser: largest contentful paint', landing.lcp, { unit: 'ms' }),
    finding('browser: the same of the tiny page', tiny.lcp, { unit: 'ms' }),
    finding('browser: LCP, times the tiny page', landing.lcp / tiny.lcp, { most: 1.4, unit: 'x' }),
    finding('browser: cumulative layout shift', landing.cls, { most: 0.01 }),
    finding('browser: total blocking time', landing.tbt, { most: BLOCKING * tiny.tbt, unit: 'ms' }),
    finding('browser: the same of the tiny page', tiny.tbt, { unit: 'ms' }),
    finding('script before the first interaction (gzip)', landing.scriptKilobytes, { most: 15, unit: 'KB' }),
    finding('transferred before the first interaction', landing.kilobytes, { most: 150, unit: 'KB' }),
    finding('requests before the first interaction', landing.requests, { most: 8 }),
    finding('third-party origins before consent', thirdParties.length, { most: 0 }),
    finding('registration dialog, app not loaded yet', dialog.cold, { most: 250, unit: 'ms' }),
    finding('registration dialog, app loaded', dialog.warm, { most: 200, unit: 'ms' }),
    finding('axe violations (page and dialog, phone and desktop)', violations.length, { most: 0 }),
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
  finding('Lighthouse: performance', landing.performance, { least: 98 }),
  finding('Lighthouse: accessibility', landing.accessibility, { least: 100 }),
  finding('Lighthouse: best practices', landing.bestPractices, { least: 100 }),
  finding('Lighthouse: search engines', landing.seo, { least: 100 }),
  finding('Lighthouse: first contentful paint', landing.fcp, { unit: 'ms' }),
  finding('Lighthouse: largest contentful paint', landing.lcp, { most: 1_200, unit: 'ms' }),
  finding('Lighthouse: the same of the tiny page', tiny.lcp, { unit: 'ms' }),
  finding('Lighthouse: LCP, times the tiny page', landing.lcp / tiny.lcp, { most: 1.8, unit: 'x' }),
  finding('Lighthouse: cumulative layout shift', landing.cls, { most: 0.01 }),
  finding('Lighthouse: total blocking time', landing.tbt, { most: BLOCKING * tiny.tbt, unit: 'ms' }),
  finding('Lighthouse: the same of the tiny page', tiny.tbt, { unit: 'ms' }),
  finding('Lighthouse: transferred', landing.kilobytes, { unit: 'KB' }),
  finding('Lighthouse: script transferred', landing.scriptKilobytes, { unit: 'KB' }),
];

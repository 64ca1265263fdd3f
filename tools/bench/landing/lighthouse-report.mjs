/**
 * The numbers of a report that count here.
 * @param {any} report
 */
export function readReport({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (/** @type {string} */ id) => Math.round(categories[id].score * 100);
  const value = (/** @type {string} */ id) => audits[id].numericValue;
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = audits['network-requests'].details.items;
  const kilobytes = (/** @type {typeof requests} */ some) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_024;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    interactive: value('interactive'),
    kilobytes: kilobytes(requests),
    scriptKilobytes: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
  };
}

import { blockingTime } from './blocking-time.mjs';
import { landingReport } from './landing-report.mjs';
import { readReport } from './lighthouse-report.mjs';

describe('blockingTime', () => {
  it('counts what goes beyond 50 ms of the tasks after the first paint', () => {
    const tasks = [
      { start: 100, duration: 500 },
      { start: 700, duration: 60 },
      { start: 900, duration: 150 },
    ];
    expect(blockingTime(tasks, 650)).toBe(110);
  });
});

/** The parts of a Lighthouse report that are read. */
const lighthouse = (changes = {}) => ({
  categories: {
    performance: { score: 0.99 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 1 },
  },
  audits: {
    'first-contentful-paint': { numericValue: 700 },
    'largest-contentful-paint': { numericValue: 900 },
    'cumulative-layout-shift': { numericValue: 0.002 },
    'total-blocking-time': { numericValue: 40 },
    interactive: { numericValue: 1_300 },
    'network-requests': {
      details: {
        items: [
          { resourceType: 'Document', transferSize: 20_480 },
          { resourceType: 'Script', transferSize: 5_120 },
        ],
      },
    },
  },
  ...changes,
});

describe('readReport', () => {
  it('gives scores in hundredths, times in ms and sizes in KB', () => {
    expect(readReport(lighthouse())).toEqual({
      performance: 99,
      accessibility: 100,
      bestPractices: 96,
      seo: 100,
      fcp: 700,
      lcp: 900,
      cls: 0.002,
      tbt: 40,
      interactive: 1_300,
      kilobytes: 25,
      scriptKilobytes: 5,
      requests: 2,
    });
  });

  it('takes no numbers from a page that did not load', () => {
    const report = lighthouse({ runtimeError: { message: 'The page did not paint any content.' } });
    expect(() => readReport(report)).toThrow('did not paint');
  });
});

describe('landingReport', () => {
  const page = { fcp: 700, lcp: 1_000, cls: 0, tbt: 20, kilobytes: 90, scriptKilobytes: 6, requests: 8 };
  const measured = (changes = {}) => ({
    observed: { landing: page, tiny: { ...page, lcp: 500 } },
    lcpElement: 'h1',
    thirdParties: [],
    dialog: { cold: 190, warm: 90 },
    violations: [],
    lighthouse: null,
    ...changes,
  });
  const missed = ({ findings }) => findings.filter(({ reached }) => reached === false).map(({ what }) => what);

  it('holds the page against the tiny page of the same run', () => {
    expect(missed(landingReport(measured()))).toEqual(['browser: LCP, times the tiny page']);
    const near = measured({ observed: { landing: page, tiny: { ...page, lcp: 720 } } });
    expect(missed(landingReport(near))).toEqual([]);
  });

  it('blocks the visitor hardly longer than the tiny page does', () => {
    const blocked = measured({ observed: { landing: { ...page, tbt: 31 }, tiny: { ...page, lcp: 720 } } });
    expect(missed(landingReport(blocked))).toEqual(['browser: total blocking time']);
  });

  it('names each violation and each foreign host, and misses their goals', () => {
    const { findings, notes } = landingReport(
      measured({ violations: ['phone, page: color-contrast (2)'], thirdParties: ['https://cdn.test'] }),
    );
    expect(missed({ findings })).toEqual(
      expect.arrayContaining([
        'axe violations (page and dialog, phone and desktop)',
        'third-party origins before consent',
      ]),
    );
    expect(notes).toEqual(
      expect.arrayContaining(['axe: phone, page: color-contrast (2)', 'third party: https://cdn.test']),
    );
  });

  it('says when Lighthouse could not be had, and adds its numbers when it could', () => {
    const without = landingReport(measured());
    expect(without.notes.at(-1)).toMatch(/^Lighthouse could not be had/);
    expect(without.findings.some(({ what }) => what.startsWith('Lighthouse'))).toBe(false);

    const report = readReport(lighthouse());
    const both = landingReport(measured({ lighthouse: { landing: report, tiny: { ...report, lcp: 650 } } }));
    expect(both.notes.join()).not.toMatch(/could not/);
    expect(missed(both)).toContain('Lighthouse: best practices');
    expect(both.findings).toContainEqual(
      expect.objectContaining({ what: 'Lighthouse: LCP, times the tiny page', reached: true }),
    );
  });
});

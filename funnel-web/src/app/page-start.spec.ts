import { pageStartAt, pageStartAttributes, readPageStart } from './page-start';

const root = (attributes: Record<string, string>): HTMLElement => {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const DAY_2_LIVE = Date.parse('2025-10-28T18:00:00Z');
const LATER = Date.parse('2026-05-01T00:00:00Z');

describe('readPageStart', () => {
  it('answers what the HTML was rendered with, however much later it is read', () => {
    const start = pageStartAt(DAY_2_LIVE);
    expect(start).toEqual({ phase: 'live', day: 2, year: 2025 });
    expect(readPageStart(root(pageStartAttributes(start)), LATER)).toEqual(start);
  });

  it.each<Record<string, string>>([
    {},
    { 'data-phase': 'live', 'data-day': '2' },
    { 'data-phase': 'soon', 'data-day': '2', 'data-year': '2025' },
    { 'data-phase': 'live', 'data-day': '9', 'data-year': '2025' },
  ])('answers the calendar for a page without: %o', (attributes) => {
    expect(readPageStart(root(attributes), LATER)).toEqual({ phase: 'concluded', day: 5, year: 2026 });
  });
});

describe('pageStartAt', () => {
  it('takes the phase that the operator has set', () => {
    expect(pageStartAt(LATER, 'upcoming').phase).toBe('upcoming');
  });
});

import { adminOverviewEndpoint, endpointUrl, FIGURES_AGE_HEADER } from '@summit/contracts';
import { HOUR_MS } from '@summit/rules';
import { FakeServer } from '@summit/testing/fake-server';
import { act, screen } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { FiguresAges } from './figures-ages';
import { FiguresAsOf } from './FiguresAsOf';

const NOW = Date.parse('2025-11-06T20:00:30.900Z');
const QUERY = { days: 7, summit: 'all' } as const;
const REPORTS = [endpointUrl(adminOverviewEndpoint, { query: QUERY }), '/api/other'];

const answer = (age: string | null, others: Record<string, string> = {}) =>
  Response.json({}, { headers: age === null ? others : { ...others, [FIGURES_AGE_HEADER]: age } });
const at = (time: string) => Date.parse(`2025-11-06T${time}Z`);

describe('the age of figures', () => {
  it('is that of the oldest report, and ends with the answer that names none', async () => {
    const ages = new FiguresAges(() => NOW);
    const answers: Record<string, Response> = { '/a': answer('4.2'), '/b': answer('31.0'), '/c': answer(null) };
    const call = ages.watching(async (input) => answers[String(input)]!);
    for (const path of ['/a', '/b', '/c']) await call(path);
    expect(ages.oldest(['/a'])).toBe(at('20:00:26'));
    expect(ages.oldest(['/a', '/b', '/c'])).toBe(at('19:59:59'));
    answers['/b'] = answer(null);
    await call('/b');
    expect(ages.oldest(['/a', '/b', '/c'])).toBe(at('20:00:26'));
    expect(ages.oldest(['/c'])).toBeNull();
  });

  it('is that of the range that is shown; until its answer is there, of the one before', async () => {
    const ages = new FiguresAges(() => NOW);
    let age: string | null = null;
    const call = ages.watching(async () => answer(age));
    await call('/a?days=7&limit=5');
    age = '10.0';
    await call('/a?days=30&limit=5');
    expect(ages.oldest(['/a?days=30&limit=5'])).toBe(at('20:00:20'));
    expect(ages.oldest(['/a?limit=5&days=7'])).toBeNull();
    expect(ages.oldest(['/a?days=90&limit=5'])).toBe(at('20:00:20'));
    await call('/b?days=7');
    expect(ages.oldest(['/a?days=7&limit=5'])).toBeNull();
  });

  it('counts by the clock of the server', async () => {
    const ages = new FiguresAges(() => NOW + HOUR_MS);
    await ages.watching(async () => answer('10.0', { date: 'Thu, 06 Nov 2025 20:00:30 GMT' }))('/a');
    expect(ages.oldest(['/a'])).toBe(at('20:00:20'));
  });

  it('is shown where a replica was read, and nowhere else', async () => {
    let age: string | null = '0.4';
    const server = new FakeServer().on(adminOverviewEndpoint, () => answer(age));
    const { services } = renderInAdmin(<FiguresAsOf of={REPORTS} />, { server });
    expect(screen.queryByText(/Figures as of/)).not.toBeInTheDocument();
    const read = () => act(() => services.api.send(adminOverviewEndpoint, { query: QUERY }));
    await read();
    expect(screen.getByText(/Figures as of/)).toHaveTextContent(/^Figures as of \w+ \d+, \d{4}, \d+:\d\d [AP]M/);
    age = null;
    await read();
    expect(screen.queryByText(/Figures as of/)).not.toBeInTheDocument();
  });
});

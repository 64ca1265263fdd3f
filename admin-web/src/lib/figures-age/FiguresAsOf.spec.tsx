import { adminFunnelEndpoint, adminOverviewEndpoint, FIGURES_AGE_HEADER } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { act, screen } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { FiguresAges } from './figures-ages';
import { FiguresAsOf } from './FiguresAsOf';

const NOW = Date.parse('2025-11-06T20:00:30.900Z');
const REPORTS = [adminOverviewEndpoint, adminFunnelEndpoint];

const answer = (age: string | null) =>
  Response.json({}, { headers: age === null ? {} : { [FIGURES_AGE_HEADER]: age } });

describe('the age of figures', () => {
  it('is that of the oldest report, and ends with the answer that names none', async () => {
    const ages = new FiguresAges(() => NOW);
    const answers: Record<string, Response> = { '/a': answer('4.2'), '/b': answer('31.0'), '/c': answer(null) };
    const call = ages.watching(async (input) => answers[String(input).split('?')[0]!]!);
    for (const path of ['/a?days=7', '/b', '/c']) await call(path);
    const at = (time: string) => Date.parse(`2025-11-06T${time}Z`);
    expect(ages.oldest(['/a'])).toBe(at('20:00:26'));
    expect(ages.oldest(['/a', '/b', '/c'])).toBe(at('19:59:59'));
    answers['/b'] = answer(null);
    await call('/b');
    expect(ages.oldest(['/a', '/b', '/c'])).toBe(at('20:00:26'));
    expect(ages.oldest(['/c'])).toBeNull();
  });

  it('is shown where a replica was read, and nowhere else', async () => {
    let age: string | null = '0.4';
    const server = new FakeServer().on(adminOverviewEndpoint, () => answer(age));
    const { services } = renderInAdmin(<FiguresAsOf of={REPORTS} />, { server });
    expect(screen.queryByText(/Figures as of/)).not.toBeInTheDocument();
    const read = () => act(() => services.api.send(adminOverviewEndpoint, { query: { days: 7, summit: 'all' } }));
    await read();
    expect(screen.getByText(/Figures as of/)).toHaveTextContent(/^Figures as of \w+ \d+, \d{4}, \d+:\d\d [AP]M/);
    age = null;
    await read();
    expect(screen.queryByText(/Figures as of/)).not.toBeInTheDocument();
  });
});

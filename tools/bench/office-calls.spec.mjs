import { officeCalls } from './office-calls.mjs';

const SUBJECTS = {
  order: 'o',
  refunded: 'r',
  session: 's',
  difference: 'd',
  event: { provider: 'stripe', event_id: 'e' },
  deep: 9_950,
};

describe('the calls of the back office', () => {
  const calls = officeCalls(SUBJECTS);

  it('are all asked for, files and what runs apart, with what their paths need', () => {
    expect(new Set(calls.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(60);
    expect(calls.filter(({ path }) => path.includes(':'))).toEqual([]);
    expect(calls.find(({ name }) => name === 'adminOverview days=30')?.path).toBe(
      '/api/admin/dashboard/overview?days=30',
    );
  });

  it('are each asked once', () => {
    expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
  });
});

import { hasTimedOut, isDatabaseUnavailable, SILENT } from './unavailable.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('isDatabaseUnavailable', () => {
  it.each(['57P01', '57P03', '53300', '08006', '57014', '25006', 'ECONNREFUSED', 'ECONNRESET'])(
    'says yes to %s',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    },
  );

  it('looks at the cause', () => {
    expect(isDatabaseUnavailable(new Error('wrapped', { cause: withCode('57P01') }))).toBe(true);
  });

  it('knows what the driver says without a code', () => {
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseUnavailable(new Error(SILENT))).toBe(true);
    expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  it.each([withCode('23505'), withCode('42P01'), new Error('bug'), 'ECONNREFUSED', null])('says no to %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('hasTimedOut', () => {
  it('says yes to a statement that PostgreSQL has ended, also as a cause', () => {
    expect(hasTimedOut(withCode('57014'))).toBe(true);
    expect(hasTimedOut(new Error('wrapped', { cause: withCode('57014') }))).toBe(true);
  });

  it.each([withCode('57P01'), new Error(SILENT), new Error('bug'), '57014', null])('says no to %s', (error) => {
    expect(hasTimedOut(error)).toBe(false);
  });
});

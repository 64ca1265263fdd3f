import { readOptions, UsageError } from './options.mjs';

describe('readOptions', () => {
  it('measures everything by default, after a build', () => {
    expect(readOptions([])).toEqual({
      parts: [
        'api',
        'sessions',
        'settlement',
        'reconciliation',
        'dashboard',
        'desk',
        'office',
        'start',
        'memory',
        'landing',
        'pages',
      ],
      seconds: 6,
      rounds: 3,
      minutes: 10,
      scale: 0.1,
      files: true,
      json: undefined,
      build: true,
      help: false,
    });
  });

  it('measures the named parts in the usual order', () => {
    expect(
      readOptions(['landing', 'api', '--seconds', '2.5', '--app', 'funnel', '--json', 'out.json', '--no-build']),
    ).toMatchObject({
      parts: ['api', 'landing'],
      seconds: 2.5,
      app: 'funnel',
      json: 'out.json',
      build: false,
    });
  });

  it.each([
    [['everything']],
    [['--seconds', '0']],
    [['--seconds', 'many']],
    [['--rounds', '1.5']],
    [['--app', 'web']],
    [['--fast']],
  ])('refuses %j with a sentence', (args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});

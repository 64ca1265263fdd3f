import { cpuOver, parseMegabytes, parseStat, treeOf } from './proc-stat.mjs';

describe('parseStat', () => {
  const line = (name) => `4711 (${name}) S 42 4711 4711 0 -1 4194304 900 0 0 0 150 50 20 5 20 0 11 0 1000 1 1 1`;

  it('adds user and system time, of ended children too, in seconds', () => {
    expect(parseStat(line('node'))).toEqual({ parent: 42, cpuSeconds: 2.25 });
  });

  it('is not misled by a name with spaces and brackets', () => {
    expect(parseStat(line('postgres: bench (idle) S 9'))).toEqual({ parent: 42, cpuSeconds: 2.25 });
  });
});

describe('parseMegabytes', () => {
  it('reads one field of a status file', () => {
    expect(parseMegabytes('VmPeak:\t  900000 kB\nVmRSS:\t   56320 kB\nThreads:\t11\n', 'VmRSS')).toBe(55);
  });

  it('refuses a file without the field', () => {
    expect(() => parseMegabytes('Threads:\t11\n', 'VmRSS')).toThrow('no VmRSS');
  });
});

describe('treeOf', () => {
  it('finds grandchildren, whatever the order of the list, and nobody else', () => {
    const parents = new Map([
      [30, 20],
      [20, 10],
      [10, 1],
      [99, 1],
      [98, 99],
    ]);
    expect(treeOf(10, parents).sort()).toEqual([10, 20, 30]);
  });
});

describe('cpuOver', () => {
  const reading = (entries) => new Map(entries);

  it('counts what passed since the first reading', () => {
    const readings = [
      reading([
        [1, 10],
        [2, 5],
      ]),
      reading([
        [1, 11.5],
        [2, 5.5],
      ]),
    ];
    expect(cpuOver(readings)).toBe(2);
  });

  it('counts a process that came in between from its birth, and one that left up to when it was last seen', () => {
    const readings = [
      reading([[1, 10]]),
      reading([
        [1, 10.75],
        [7, 0.25],
      ]),
      reading([[7, 1]]),
    ];
    expect(cpuOver(readings)).toBe(1.75);
  });

  it('is zero without a reading', () => {
    expect(cpuOver([])).toBe(0);
  });
});

import { FixedClock } from '../../../platform/clock/clock.fake.js';
import type { Logger } from '../../../platform/logging/logger.js';
import type { Finding, FindingKind } from '../domain/stuck-order.js';
import { EndedFindings } from './ended-findings.js';
import type { StoredFinding } from './findings.port.js';

const NOW = 1_000;
const STALE = 'Findings are shown as the last look saw them';

//
describe('findings that a job has mended since the last look', () => {
  let stored: StoredFinding[];
  let found: Finding[];
  let asked: unknown[][];
  let fail: Error | null;
  let warned: string[];
  let sut: EndedFindings;
  const finding = (id: string, kind: FindingKind, orderId: string, subject = ''): StoredFinding => ({
    id,
    kind,
    orderId,
    subject,
    detail: '',
    since: 0,
  });
  beforeEach(() => {
    stored = [
      finding('1', 'not_delivered', 'a'),
      finding('2', 'without_mail', 'a'),
      finding('3', 'mail_failed', 'b', 'm1'),
      finding('4', 'mail_failed', 'b', 'm2'),
    ];
    found = [...stored];
    asked = [];
    fail = null;
    warned = [];
    const log: Pick<Logger, 'warn'> = { warn: (_told: unknown, text?: string) => void warned.push(text ?? '') };
    sut = new EndedFindings(
      {
        byIds: async (ids) => stored.filter(({ id }) => ids.includes(id)),
        all: async () => stored,
        forget: async (ids) => void (stored = stored.filter(({ id }) => !ids.includes(id))),
      },
      {
        findIn: async (...given) => {
          asked.push(given);
          if (fail) throw fail;
          return found;
        },
      },
      new FixedClock(NOW),
      log,
    );
  });
  const page = async () => ({ data: stored.slice(0, 2) });
  const left = () => stored.map(({ id }) => id);

  it('stay while they are so, and only their orders and kinds are looked at', async () => {
    expect(await sut.without(page)).toEqual({ data: stored.slice(0, 2) });
    expect(left()).toEqual(['1', '2', '3', '4']);
    const timeoutMs = expect.any(Number) as number;
    expect(asked).toEqual([[['a'], NOW, { kinds: ['not_delivered', 'without_mail'], timeoutMs }]]);
    expect(warned).toEqual([]);
  });

  it('are forgotten, also those that would move up in their place, and of the same order no other one', async () => {
    found = stored.filter(({ id }) => id === '2' || id === '4');
    expect((await sut.without(page)).data.map(({ id }) => id)).toEqual(['2', '4']);
    expect(left()).toEqual(['2', '4']);
  });

  it('are looked for on the page that is read only, and not without end where each look forgets', async () => {
    stored = Array.from({ length: 9_000 }, (_, n) => finding(`${n}`, 'mail_failed', `${n}`));
    found = [];
    await sut.without(page);
    expect(asked.map(([orderIds]) => orderIds)).toEqual([
      ['0', '1'],
      ['2', '3'],
      ['4', '5'],
    ]);
    await sut.forgetAll();
    expect(asked[3]?.[0]).toHaveLength(8_994);
    expect(asked[3]?.[2]).toEqual({ kinds: ['mail_failed'], timeoutMs: 60_000 });
    expect(left()).toEqual([]);
  });

  it('are shown rather than nothing where looking again fails, as it does on a busy server', async () => {
    fail = new Error('canceling statement due to statement timeout');
    expect((await sut.without(page)).data.map(({ id }) => id)).toEqual(['1', '2']);
    await sut.forgetAll();
    expect(left()).toEqual(['1', '2', '3', '4']);
    expect(warned).toEqual([STALE, STALE]);
    await expect(sut.without(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  });

  it('are not looked for where none is listed', async () => {
    stored = [];
    expect(await sut.without(page)).toEqual({ data: [] });
    await sut.forgetAll();
    expect(asked).toEqual([]);
  });
});

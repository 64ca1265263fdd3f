import { Telemetry, type EndedWork } from './telemetry.js';
import { currentTrace, inTrace, spanIn } from './trace-context.js';

describe('Telemetry', () => {
  let ended: EndedWork[];
  let telemetry: Telemetry;
  beforeEach(() => {
    ended = [];
    telemetry = new Telemetry();
    telemetry.observe((work) => void ended.push(work));
  });

  it('tells how long work took and that it is done, as a part of the trace it was begun in', async () => {
    const request = spanIn(undefined);
    const inside = await inTrace(request, () =>
      telemetry.measure({ kind: 'job', name: 'mail/send' }, async () => currentTrace()),
    );
    expect(ended).toEqual([
      {
        kind: 'job',
        name: 'mail/send',
        method: '',
        outcome: 'done',
        trace: inside,
        startedAt: expect.any(Number),
        seconds: expect.any(Number),
      },
    ]);
    expect(inside).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(ended[0]!.seconds).toBeGreaterThanOrEqual(0);
  });

  it('tells of work that fails, which fails as before', async () => {
    const failing = telemetry.measure({ kind: 'scheduled', name: 'payouts' }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(ended).toEqual([expect.objectContaining({ kind: 'scheduled', name: 'payouts', outcome: 'failed' })]);
  });
});

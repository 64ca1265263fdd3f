import { currentTrace, inTrace, spanFrom, spanIn, traceparentOf } from './trace-context.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

describe('the trace of a request', () => {
  it("goes on with the caller's, as a span of its own", () => {
    const span = spanFrom(`00-${TRACE}-${CALLER}-00`);
    expect(span).toEqual({ traceId: TRACE, spanId: expect.stringMatching(/^[0-9a-f]{16}$/), parentSpanId: CALLER });
    expect(span.spanId).not.toBe(CALLER);
    expect(traceparentOf(span)).toBe(`00-${TRACE}-${span.spanId}-01`);
  });

  it.each([
    undefined,
    '',
    ['00', TRACE],
    `01-${TRACE}-${CALLER}-01`,
    `00-${TRACE.toUpperCase()}-${CALLER}-01`,
    `00-${'0'.repeat(32)}-${CALLER}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${CALLER}-01\n{"level":"error"}`,
  ])('is a new one where the caller says %j', (traceparent) => {
    const span = spanFrom(traceparent);
    expect(span).toEqual({
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      parentSpanId: null,
    });
    expect(span.traceId).not.toBe(TRACE);
    expect(spanFrom(traceparentOf(span)).traceId).toBe(span.traceId);
  });

  it('is known to whatever the work begins, and to nobody else', async () => {
    const [one, two] = [spanIn(undefined), spanIn(undefined)];
    const seen = await Promise.all(
      [one, two].map((trace) => inTrace(trace, async () => await Promise.resolve().then(currentTrace))),
    );
    expect(seen).toEqual([one, two]);
    expect(currentTrace()).toBeUndefined();
  });
});

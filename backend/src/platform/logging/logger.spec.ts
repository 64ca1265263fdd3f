import { inTrace, spanIn } from '../telemetry/trace-context.js';
import { loggedAlerts } from './logged-alerts.js';
import { createLogger } from './logger.js';

describe('a line of the log', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', {
    write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]),
  });
  beforeEach(() => lines.splice(0));

  it('has the id of the trace in which it was written, and none outside of one', () => {
    const trace = spanIn(undefined);
    inTrace(trace, () => logger.info({ job_id: '1' }, 'inside'));
    logger.info('outside');
    expect(lines.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
      ['inside', trace.traceId],
      ['outside', undefined],
    ]);
  });

  it('that is an alert is remembered for the metrics', () => {
    logger.error({ alert: 'logger_spec' }, 'somebody has to look');
    expect([...loggedAlerts().keys()]).toContain('logger_spec');
    expect(lines).toEqual([expect.objectContaining({ alert: 'logger_spec', level: 'error' })]);
  });
});

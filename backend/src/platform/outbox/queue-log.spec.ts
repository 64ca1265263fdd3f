import { MINUTE_MS } from '@summit/rules';
import { QueueLog } from './queue-log.js';

const AWAY = 'connect ECONNREFUSED 127.0.0.1:5432';

describe('the log of the job queue', () => {
  let lines: [text: string, details: object][];
  let now: number;
  let log: QueueLog;
  beforeEach(() => {
    lines = [];
    now = 0;
    const note = (details: object, text: string) => void lines.push([text, details]);
    log = new QueueLog({ warn: note, info: note }, () => now);
  });

  it('has one line for an outage, however many workers and connections notice it, and one for its end', () => {
    for (let connection = 0; connection < 12; connection += 1)
      log.trouble('job queue lost a database connection', AWAY);
    for (let worker = 0; worker < 10; worker += 1) log.write('error', `Worker exited with error: Error: ${AWAY}`);
    log.trouble('job queue stopped', AWAY);
    log.runs();
    log.runs();
    expect(lines).toEqual([
      ['job queue lost a database connection', { reason: AWAY }],
      ['job queue runs again', { repeated: 22 }],
    ]);
  });

  it('has the next outage too', () => {
    log.trouble('job queue stopped', AWAY);
    log.runs();
    log.trouble('job queue stopped', AWAY);
    expect(lines.map(([text]) => text)).toEqual(['job queue stopped', 'job queue runs again', 'job queue stopped']);
  });

  it('has one more line for each minute that an outage lasts, also one that nothing has ended', () => {
    log.trouble('job queue lost a database connection', AWAY);
    log.trouble('job queue stopped', AWAY);
    now = MINUTE_MS - 1;
    log.trouble('job queue stopped', AWAY);
    now = MINUTE_MS;
    log.trouble('job queue stopped', AWAY);
    expect(lines).toEqual([
      ['job queue lost a database connection', { reason: AWAY }],
      ['job queue stopped', { reason: AWAY, repeated: 2 }],
    ]);
  });

  it('has each reason of an outage at once, whoever tells of it', () => {
    const full = 'sorry, too many clients already';
    log.trouble('job queue lost a database connection', AWAY);
    log.write('error', `Error with notify listener (trying again in 512.7ms): ${full}`);
    log.write('error', `Worker exited with error: error: ${full}`);
    log.write('error', `Error with notify listener (trying again in 1209.1ms): ${AWAY}`);
    log.write('error', "Failed to reset locked; we'll try again in 811.25ms");
    log.write('error', "Failed to reset locked; we'll try again in 1922.5ms");
    log.runs();
    log.write('error', `Worker exited with error: error: ${full}`);
    expect(lines).toEqual([
      ['job queue lost a database connection', { reason: AWAY }],
      ['job queue', { queue: `Error with notify listener (trying again in 512.7ms): ${full}` }],
      ['job queue', { repeated: 2, queue: "Failed to reset locked; we'll try again in 811.25ms" }],
      ['job queue runs again', { repeated: 1 }],
      ['job queue', { queue: `Worker exited with error: error: ${full}` }],
    ]);
  });

  it('has no end of an outage where there was one warning long ago, and the next trouble in full', () => {
    log.trouble('job queue stopped', AWAY);
    log.trouble('job queue stopped', AWAY);
    now = MINUTE_MS;
    log.runs();
    log.trouble('job queue stopped', AWAY);
    expect(lines).toEqual([
      ['job queue stopped', { reason: AWAY }],
      ['job queue stopped', { reason: AWAY }],
    ]);
  });

  it('has why a job could not be released, also in an outage', () => {
    log.trouble('job queue stopped', AWAY);
    log.write('error', `Failed to release job '7' after success; committing seppuku\n${AWAY}`);
    expect(lines.slice(1)).toEqual([
      ['job queue', { queue: "Failed to release job '7' after success; committing seppuku", reason: AWAY }],
    ]);
  });

  it('has every job that failed, also in an outage, in one line each', () => {
    const failure = `Failed task 7 (mail/send, 3.2ms, attempt 1 of 25) with error 'no answer'`;
    log.write('error', `${failure}:\n  Error: no answer\n    at send (mailer.js:1:1)`);
    log.trouble('job queue stopped', AWAY);
    log.write('error', failure);
    expect(lines).toEqual([
      ['job queue', { queue: `${failure}:` }],
      ['job queue stopped', { reason: AWAY }],
      ['job queue', { queue: failure }],
    ]);
  });

  it('has nothing of what goes well', () => {
    log.write('info', 'Worker connected and looking for jobs...');
    log.write('debug', 'Found task 7');
    log.runs();
    expect(lines).toEqual([]);
  });
});

import { ApiError } from '@summit/api-client';
import type { ImportRun } from '@summit/contracts';
import { refusalError } from '@summit/testing/refusal';
import { toldByRun } from './told-by-run';

const BEFORE = '2025-11-20T18:00:00.000Z';
const runOf = (state: ImportRun['state'], started_at: string): ImportRun => ({
  state,
  started_at,
  ended_at: null,
  done: 0,
  total: null,
  pages: null,
  outcome: null,
  failure: null,
});
const begun = (state: ImportRun['state']) => runOf(state, '2025-11-20T19:00:00.000Z');
const timeout = new ApiError({ kind: 'timeout' });
const gateway = new ApiError({ kind: 'http', status: 504 });
const busy = refusalError('import_running');

//
describe('the failure of an import, beside its run', () => {
  it.each<[string, Error, ImportRun | null, boolean]>([
    ['is shown where nothing is known of a run', timeout, null, false],
    ['is shown where nothing has begun', timeout, runOf('done', BEFORE), false],
    ['gives way to the run that goes on without its caller', timeout, begun('running'), true],
    ['gives way to a run that goes on behind a gateway', gateway, begun('running'), true],
    ['gives way to its end, good or bad', timeout, begun('failed'), true],
    ['is shown beside the run that it ended', gateway, begun('failed'), false],
    ['gives way to a later run that is done', gateway, begun('done'), true],
    ['is shown beside the run of somebody else', busy, runOf('running', BEFORE), false],
    ['gives way to the end of the run of somebody else', busy, runOf('done', BEFORE), true],
    ['is shown where the file could not be read', new Error('No UTF-8.'), begun('running'), false],
  ])('%s', (_what, error, run, told) => {
    expect(toldByRun({ error, before: BEFORE }, run)).toBe(told);
  });
});

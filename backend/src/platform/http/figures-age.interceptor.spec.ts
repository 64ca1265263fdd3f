import { AsyncResource } from 'node:async_hooks';
import type { ExecutionContext } from '@nestjs/common';
import { FIGURES_AGE_HEADER } from '@summit/contracts';
import { defer, lastValueFrom } from 'rxjs';
import { ReportSql, type Queries } from '../database/report-sql.js';
import { statement } from '../database/sql.js';
import { FiguresAge } from './figures-age.interceptor.js';

const REPORT = statement('report-of-the-interceptor', 'select 1');
const nobody = { info: () => undefined, warn: () => undefined };

/** What a report answers and says of its age, whose replica is so many seconds behind. */
async function answered(seconds: number | null) {
  const server = { query: async () => [{ seconds }] as never[] };
  const replica = {
    onOneServer: <Result>(work: (one: Queries) => Promise<Result>) => work(server),
    end: async () => undefined,
  };
  const reports = new ReportSql(server, seconds === null ? null : replica, nobody);
  const headers: Record<string, string> = {};
  const response = { header: (name: string, value: string) => (headers[name] = value) };
  const context = { switchToHttp: () => ({ getResponse: () => response }) } as unknown as ExecutionContext;
  const handler = async () => {
    await reports.query(REPORT);
    return 'figures';
  };
  // As Nest hands it over: begun when somebody listens, with what was known when `handle` was called.
  const next = { handle: () => defer(AsyncResource.bind(handler)) };
  return { answer: await lastValueFrom(new FiguresAge(reports).intercept(context, next)), headers };
}

describe('the age of figures', () => {
  it('stands with what a replica answered', async () => {
    expect(await answered(1.26)).toEqual({ answer: 'figures', headers: { [FIGURES_AGE_HEADER]: '1.3' } });
  });

  it('does not stand with what the primary answered', async () => {
    expect(await answered(null)).toEqual({ answer: 'figures', headers: {} });
  });
});

import type { ExecutionContext } from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import type { ReportSql } from '../database/report-sql.js';
import { FIGURES_AGE_HEADER } from '@summit/contracts';
import { FiguresAge } from './figures-age.interceptor.js';

async function answered(age: number | null) {
  const headers: Record<string, string> = {};
  const response = { header: (name: string, value: string) => (headers[name] = value) };
  const context = { switchToHttp: () => ({ getResponse: () => response }) } as unknown as ExecutionContext;
  const interceptor = new FiguresAge({ ageOfReplica: async () => age } as ReportSql);
  return { answer: await lastValueFrom(interceptor.intercept(context, { handle: () => of('figures') })), headers };
}

describe('the age of figures', () => {
  it('stands with what a replica answered', async () => {
    expect(await answered(1.26)).toEqual({ answer: 'figures', headers: { [FIGURES_AGE_HEADER]: '1.3' } });
  });

  it('does not stand with what the primary answered', async () => {
    expect(await answered(null)).toEqual({ answer: 'figures', headers: {} });
  });
});

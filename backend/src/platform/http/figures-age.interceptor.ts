import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { FIGURES_AGE_HEADER } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { ReportSql } from '../database/report-sql.js';

/** Says with a report how old its figures are. */
@Injectable()
export class FiguresAge implements NestInterceptor {
  constructor(private readonly reports: ReportSql) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.reports.noting((oldest) =>
      next.handle().pipe(
        tap(() => {
          const seconds = oldest();
          if (seconds !== null)
            context.switchToHttp().getResponse<FastifyReply>().header(FIGURES_AGE_HEADER, seconds.toFixed(1));
        }),
      ),
    );
  }
}

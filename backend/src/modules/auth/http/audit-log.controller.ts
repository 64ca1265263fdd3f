import { Controller, Inject, Query, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  adminAuditLogEndpoint,
  adminExportAuditLogEndpoint,
  type AuditLogRow,
  type PageAnswer,
} from '@summit/contracts';
import { csvChunks } from '../../../platform/csv/csv-file.js';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { csvStream } from '../../../platform/http/csv-answer.js';
import { SearchPageQueryDto, SearchQueryDto } from '../../../platform/http/list-query.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { AUDIT_LOG, type AuditLog } from '../application/audit-log.port.js';

const PAGE_SIZE = 50;
const COLUMNS = ['id', 'at', 'admin_email', 'action', 'status', 'address', 'details'];

@ApiTags('admin audit log')
@Controller()
export class AuditLogController {
  constructor(@Inject(AUDIT_LOG) private readonly log: AuditLog) {}

  @Route(adminAuditLogEndpoint)
  page(@Query() { search = '', limit = PAGE_SIZE, skip = 0 }: SearchPageQueryDto): Promise<PageAnswer<AuditLogRow>> {
    return this.read(search, { limit, skip });
  }

  @Route(adminExportAuditLogEndpoint)
  @ApiProduces('text/csv')
  export(@Query() { search = '' }: SearchQueryDto): Promise<StreamableFile> {
    const pages = pagesOf(
      (page) => this.read(search, page),
      ({ id }) => id,
    );
    return csvStream(
      'audit_log.csv',
      csvChunks(COLUMNS, pages, ({ id, at, admin_email, action, status, address, details }) => [
        id,
        at,
        admin_email,
        action,
        status,
        address,
        JSON.stringify(details),
      ]),
    );
  }

  private async read(search: string, page: { limit: number; skip: number }): Promise<PageAnswer<AuditLogRow>> {
    const { rows, total } = await this.log.page({ search: search.trim(), ...page });
    return {
      success: true,
      total,
      data: rows.map(({ adminEmail, at, ...row }) => ({
        ...row,
        at: new Date(at).toISOString(),
        admin_email: adminEmail,
      })),
    };
  }
}

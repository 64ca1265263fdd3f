import { Controller, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { adminAuditLogEndpoint, type AuditLogRow, type PageAnswer } from '@summit/contracts';
import { SearchPageQueryDto } from '../../../platform/http/list-query.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { AUDIT_LOG, type AuditLog } from '../application/audit-log.port.js';

const PAGE_SIZE = 50;

@ApiTags('admin audit log')
@Controller()
export class AuditLogController {
  constructor(@Inject(AUDIT_LOG) private readonly log: AuditLog) {}

  @Route(adminAuditLogEndpoint)
  async page(
    @Query() { search = '', limit = PAGE_SIZE, skip = 0 }: SearchPageQueryDto,
  ): Promise<PageAnswer<AuditLogRow>> {
    const { rows, total } = await this.log.page({ search: search.trim(), limit, skip });
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

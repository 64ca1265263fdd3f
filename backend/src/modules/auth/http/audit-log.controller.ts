import { Controller, Inject, Query, type StreamableFile } from '@nestjs/common';
import {
  adminAuditLogEndpoint,
  adminExportAuditLogEndpoint,
  type AuditLogRow,
  type PageAnswer,
} from '@summit/contracts';
import { presented } from '../../../platform/csv/seeking.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { SearchPageQueryDto, SearchQueryDto } from '../../../platform/http/list-query.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { AUDIT_LOG, type AuditLog, type StoredAuditRecord } from '../application/audit-log.port.js';

const PAGE_SIZE = 50;
const FILE = new ListFile<AuditLogRow>('audit_log', [
  'id',
  'at',
  'admin_email',
  'action',
  'status',
  'address',
  'details',
]);

@ApiTags('admin audit log')
@Controller()
export class AuditLogController {
  constructor(@Inject(AUDIT_LOG) private readonly log: AuditLog) {}

  @Route(adminAuditLogEndpoint)
  async page(
    @Query() { search = '', limit = PAGE_SIZE, skip = 0 }: SearchPageQueryDto,
  ): Promise<PageAnswer<AuditLogRow>> {
    const { rows, total } = await this.log.page({ search: search.trim(), limit, skip });
    return { success: true, total, data: rows.map(auditRow) };
  }

  @Route(adminExportAuditLogEndpoint)
  @ApiProduces('text/csv')
  export(@Query() { search = '' }: SearchQueryDto): Promise<StreamableFile> {
    return FILE.of(presented(this.log.all(search.trim()), (rows) => rows.map(auditRow)));
  }
}

const auditRow = ({ adminEmail, at, ...row }: StoredAuditRecord): AuditLogRow => ({
  ...row,
  at: new Date(at).toISOString(),
  admin_email: adminEmail,
});

import { Controller, Inject, Query } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { adminAuditLogEndpoint, type AuditLogQuery, type AuditLogRow, type PageAnswer } from '@summit/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Route } from '../../../platform/http/route.decorator.js';
import { AUDIT_LOG, type AuditLog } from '../application/audit-log.port.js';

const PAGE_SIZE = 50;

export class AuditLogQueryDto implements AuditLogQuery {
  @ApiPropertyOptional({ maximum: 1_000 })
  @Max(1_000)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  limit?: number;

  @ApiPropertyOptional()
  @Max(10_000_000)
  @Min(0)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  skip?: number;

  @ApiPropertyOptional()
  @MaxLength(200)
  @IsString()
  @IsOptional()
  search?: string;
}

@ApiTags('admin audit log')
@Controller()
export class AuditLogController {
  constructor(@Inject(AUDIT_LOG) private readonly log: AuditLog) {}

  @Route(adminAuditLogEndpoint)
  async page(
    @Query() { search = '', limit = PAGE_SIZE, skip = 0 }: AuditLogQueryDto,
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

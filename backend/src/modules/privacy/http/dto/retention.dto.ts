import { applyDecorators } from '@nestjs/common';
import type { RetentionChanges } from '@summit/contracts';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith, MayBeLeftOut } from '../../../../platform/http/validation.pipe.js';
import { RETENTION_BOUNDS } from '../../../../platform/settings/retention-settings.js';

const { least, most } = RETENTION_BOUNDS;

const Days = (): PropertyDecorator =>
  applyDecorators(
    Max(most, failsWith('retention_days_invalid')),
    Min(least, failsWith('retention_days_invalid')),
    IsInt(failsWith('retention_days_invalid')),
    MayBeLeftOut(),
    ApiPropertyOptional({ minimum: least, maximum: most }),
  );

/** Body of `PUT /api/admin/dashboard/privacy/retention`. */
export class RetentionDto implements RetentionChanges {
  @Days() page_view_days?: number;
  @Days() message_days?: number;
  @Days() experiment_days?: number;
  @Days() failed_job_days?: number;
}

const DaysAsText = (): PropertyDecorator =>
  applyDecorators(
    Type(() => Number),
    Days(),
  );

/** The same as a query, where numbers are texts. */
export class RetentionQueryDto implements RetentionChanges {
  @DaysAsText() page_view_days?: number;
  @DaysAsText() message_days?: number;
  @DaysAsText() experiment_days?: number;
  @DaysAsText() failed_job_days?: number;
}

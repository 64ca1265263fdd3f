import type { SetOrderDeliveryRequest } from '@summit/contracts';
import { IsISO8601, IsOptional, IsUUID, Matches, ValidateIf } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** ISO 8601 also writes weeks and days of the year, which are no dates to JavaScript, and times without a zone, which are many. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

export class OrderParamsDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('not_found'))
  id: string;
}

export class SetOrderDeliveryDto implements SetOrderDeliveryRequest {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(MOMENT)
  @ValidateIf((_body, value) => value !== null)
  delivered_at: string | null;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsISO8601({ strict: true, strictSeparator: true }, failsWith('edit_conflict'))
  @Matches(MOMENT, failsWith('edit_conflict'))
  @IsOptional()
  seen_delivered_at?: string | null;
}

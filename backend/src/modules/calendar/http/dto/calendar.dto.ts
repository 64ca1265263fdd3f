import type { CalendarQuery } from '@summit/contracts';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

export class CalendarZoneDto implements CalendarQuery {
  /** A zone that we do not know is left out: the reader gets the Pacific times. */
  @ApiPropertyOptional({ example: 'Asia/Kolkata' })
  @Matches(/^[\w+/-]{1,64}$/, failsWith('validation_failed'))
  @IsOptional()
  zone?: string;
}

export class CalendarDayDto {
  @ApiProperty({ enum: SUMMIT_DAYS })
  @IsIn(SUMMIT_DAYS, failsWith('day_invalid'))
  @Transform(({ value }: { value: unknown }) => (/^\d$/.test(String(value)) ? Number(value) : value))
  day: SummitDay;
}

export class CalendarTokenDto {
  @ApiProperty()
  @Matches(/^[\w~-]{1,100}$/, failsWith('not_found'))
  token: string;
}

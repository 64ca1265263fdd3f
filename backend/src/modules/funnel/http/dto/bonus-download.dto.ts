import type { BonusDownloadQuery } from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import { PRINTABLE } from '../../../../platform/http/text-rules.js';

/** Query of a bonus link. Whatever is wrong with it gets the one answer that tells nothing (C-075). */
export class BonusLinkQueryDto implements Pick<BonusDownloadQuery, 'email'> {
  @ApiProperty({ format: 'email' })
  @MaxLength(254, failsWith('bonus_not_found'))
  @Matches(PRINTABLE, failsWith('bonus_not_found'))
  @IsString(failsWith('bonus_not_found'))
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  email: string;
}

/** With the parts of a signed link. */
export class BonusDownloadQueryDto extends BonusLinkQueryDto implements BonusDownloadQuery {
  @ApiPropertyOptional({ description: 'End of validity, seconds since the epoch' })
  @IsInt(failsWith('bonus_not_found'))
  @IsOptional()
  @Type(() => Number)
  expires?: number;

  @ApiPropertyOptional()
  @MaxLength(128, failsWith('bonus_not_found'))
  @IsString(failsWith('bonus_not_found'))
  @IsOptional()
  signature?: string;
}

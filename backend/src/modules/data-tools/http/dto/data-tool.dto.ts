import type { ClearAllDataRequest, DataBackupParams, DataToolRequest } from '@summit/contracts';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const PHRASE_MAX_LENGTH = 100;

/** Body of `clean-test-data` and `reset-analytics`. The phrase is compared as it is typed. */
export class DataToolDto implements DataToolRequest {
  @ApiProperty({ maxLength: PHRASE_MAX_LENGTH })
  @MaxLength(PHRASE_MAX_LENGTH, failsWith('confirmation_phrase_wrong'))
  @IsString(failsWith('confirmation_phrase_wrong'))
  phrase: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean(failsWith('validation_failed'))
  dry_run?: boolean;
}

/** Body of `clear-all-data`. */
export class ClearAllDataDto extends DataToolDto implements ClearAllDataRequest {
  @ApiProperty({ maxLength: PHRASE_MAX_LENGTH })
  @MaxLength(PHRASE_MAX_LENGTH, failsWith('confirmation_phrase_wrong'))
  @IsString(failsWith('confirmation_phrase_wrong'))
  confirmation: string;
}

export class DataBackupParamsDto implements DataBackupParams {
  @IsUUID(undefined, failsWith('not_found'))
  id: string;
}

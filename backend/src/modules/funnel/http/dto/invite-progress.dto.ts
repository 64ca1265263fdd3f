import type { InviteProgressQuery } from '@summit/contracts';
import { IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import { PRINTABLE } from '../../../../platform/http/text-rules.js';

export class InviteProgressQueryDto implements InviteProgressQuery {
  @ApiProperty()
  @MaxLength(64, failsWith('not_found'))
  @Matches(PRINTABLE, failsWith('not_found'))
  @IsString(failsWith('not_found'))
  invite: string;
}

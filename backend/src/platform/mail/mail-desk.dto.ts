import {
  MAIL_FILTERS,
  type MailFilter,
  type MailParams,
  type MailsQuery,
  type SuppressionParams,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../http/api-description.js';
import { SearchPageQueryDto, SearchQueryDto } from '../http/list-query.js';
import { PRINTABLE } from '../http/text-rules.js';

export class MailsQueryDto extends SearchPageQueryDto implements MailsQuery {
  @ApiPropertyOptional({ enum: MAIL_FILTERS })
  @IsIn(MAIL_FILTERS)
  @IsOptional()
  state?: MailFilter;
}

/** All mails of a state or an address: the list as a file. */
export class MailsExportQueryDto extends SearchQueryDto implements Pick<MailsQuery, 'state' | 'search'> {
  @ApiPropertyOptional({ enum: MAIL_FILTERS })
  @IsIn(MAIL_FILTERS)
  @IsOptional()
  state?: MailFilter;
}

export class MailParamsDto implements MailParams {
  @IsUUID()
  mail_id: string;
}

export class SuppressionParamsDto implements SuppressionParams {
  @ApiProperty({ format: 'email' })
  @MaxLength(EMAIL_MAX_LENGTH)
  @Matches(PRINTABLE)
  @IsString()
  email: string;
}

import {
  DESK_EVENT_FILTERS,
  type DeskEventFilter,
  type DeskEventParams,
  type DeskEventsQuery,
  type ReplayEventsRequest,
} from '@summit/contracts';
import { PROVIDERS, type Provider } from '@summit/rules';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { SearchPageQueryDto } from '../../../../platform/http/list-query.js';
import { PRINTABLE } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** Longer than any id of a provider. */
const MAX_ID_LENGTH = 254;

export class DeskEventsQueryDto extends SearchPageQueryDto implements DeskEventsQuery {
  @ApiPropertyOptional({ enum: DESK_EVENT_FILTERS })
  @IsIn(DESK_EVENT_FILTERS)
  @IsOptional()
  state?: DeskEventFilter;
}

export class DeskEventParamsDto implements DeskEventParams {
  @ApiProperty({ enum: PROVIDERS })
  @IsIn(PROVIDERS, failsWith('not_found'))
  provider: Provider;

  @ApiProperty()
  @MaxLength(MAX_ID_LENGTH, failsWith('not_found'))
  @Matches(PRINTABLE, failsWith('not_found'))
  @IsString(failsWith('not_found'))
  event_id: string;
}

export class ReplayEventsDto implements ReplayEventsRequest {
  @ApiProperty({ enum: PROVIDERS })
  @IsIn(PROVIDERS)
  provider: Provider;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601({ strict: true }, failsWith('replay_span_invalid'))
  from: string;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601({ strict: true }, failsWith('replay_span_invalid'))
  until: string;
}

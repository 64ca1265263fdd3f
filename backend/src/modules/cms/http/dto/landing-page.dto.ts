import { applyDecorators } from '@nestjs/common';
import {
  LANDING_LIMITS,
  type LandingPageHero,
  type LandingPageSpeaker,
  type LandingPageStat,
  type LandingPageTestimonial,
  type LandingPageVersionParams,
  type LandingPreviewQuery,
  type RestoreLandingPageRequest,
  type SaveLandingPageRequest,
} from '@summit/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateNested,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { EmptyAsNull, InLines, LINES, WebLinkFormat } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const INVALID = failsWith('landing_content_invalid');
const INT_MAX = 2_147_483_647;
const TOKEN_MAX_LENGTH = 200;

const Text = (maxLength: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength }),
    Matches(LINES, INVALID),
    MaxLength(maxLength, INVALID),
    IsString(INVALID),
    InLines(),
  );
const Required = (maxLength: number = LANDING_LIMITS.line): PropertyDecorator =>
  applyDecorators(IsNotEmpty(INVALID), Text(maxLength));
const Part = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(Type(type), ValidateNested(INVALID), IsObject(INVALID), ApiProperty({ type }));
const Parts = (type: () => new () => object, max: number): PropertyDecorator =>
  applyDecorators(
    Type(type),
    ValidateNested({ each: true, ...INVALID }),
    ArrayMaxSize(max, INVALID),
    IsArray(INVALID),
    ApiProperty({ type, isArray: true, maxItems: max }),
  );
const SeenTime = (): PropertyDecorator =>
  IsISO8601({ strict: true, strictSeparator: true }, failsWith('edit_conflict'));

class HeroDto implements LandingPageHero {
  @Required() title: string;
  @Required() subtitle: string;
  @Required(LANDING_LIMITS.text) description: string;
}

class PersonDto implements LandingPageSpeaker {
  @Required() name: string;
  @Text(LANDING_LIMITS.line) title: string;
  @Text(LANDING_LIMITS.text) bio: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  @Validate(WebLinkFormat, INVALID)
  @IsOptional()
  @EmptyAsNull()
  image: string | null;
}

class StatDto implements LandingPageStat {
  @Required() value: string;
  @Required() label: string;
}

class TestimonialDto implements LandingPageTestimonial {
  @Required(LANDING_LIMITS.text) quote: string;
  @Required() author: string;
}

/** The whole content object. Speakers are known by their names, so no two have the same. */
export class LandingPageDto implements SaveLandingPageRequest {
  @Part(() => HeroDto) hero: HeroDto;
  @Parts(() => StatDto, LANDING_LIMITS.stats) stats: StatDto[];
  @Parts(() => TestimonialDto, LANDING_LIMITS.testimonials) testimonials: TestimonialDto[];
  @Part(() => PersonDto) host: PersonDto;

  @Parts(() => PersonDto, LANDING_LIMITS.speakers)
  @ArrayUnique((speaker: PersonDto | null) => speaker?.name, INVALID)
  speakers: PersonDto[];

  @ApiPropertyOptional({ format: 'date-time' })
  @SeenTime()
  @IsOptional()
  updated_at?: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @MaxLength(LANDING_LIMITS.line, INVALID)
  @IsString(INVALID)
  @IsOptional()
  updated_by?: string | null;
}

export class RestoreLandingPageDto implements RestoreLandingPageRequest {
  @ApiProperty({ format: 'date-time' })
  @SeenTime()
  updated_at: string;
}

export class LandingPageVersionDto implements LandingPageVersionParams {
  @ApiProperty()
  @Max(INT_MAX, failsWith('not_found'))
  @Min(1, failsWith('not_found'))
  @IsInt(failsWith('not_found'))
  @Type(() => Number)
  id: number;
}

export class LandingPreviewDto implements LandingPreviewQuery {
  @ApiProperty()
  @MaxLength(TOKEN_MAX_LENGTH, failsWith('not_found'))
  @IsString(failsWith('not_found'))
  token: string;
}

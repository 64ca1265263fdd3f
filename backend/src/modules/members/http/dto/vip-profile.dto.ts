import type { SocialLinks, VipGiftClickRequest, VipProfileRequest } from '@summit/contracts';
import { Type } from 'class-transformer';
import {
  Allow,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Validate,
  ValidateNested,
} from 'class-validator';
import { ApiHideProperty, ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import {
  EmptyAsMissing,
  GiftLinkFormat,
  InLines,
  LINES,
  PRINTABLE,
  Trimmed,
  TrimmedName,
  WebLinkFormat,
} from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const NAME_MAX_LENGTH = 120;
const BIO_MAX_LENGTH = 2_000;
const SPEAKER_MAX_LENGTH = 200;

const SocialLink = (): PropertyDecorator => (target, property) => {
  for (const decorate of [
    ApiPropertyOptional({ example: 'https://www.example.com/amara' }),
    Validate(WebLinkFormat, failsWith('social_link_invalid')),
    IsOptional(),
    EmptyAsMissing(),
    Trimmed(),
  ])
    decorate(target, property);
};

/** The five networks (M-052); an empty text takes a link away. */
export class SocialLinksDto implements SocialLinks {
  @SocialLink() linkedin?: string;
  @SocialLink() facebook?: string;
  @SocialLink() instagram?: string;
  @SocialLink() twitter?: string;
  @SocialLink() website?: string;
}

/** Body of `PUT /api/vip/profile` (M-059). It replaces all three. */
export class VipProfileDto implements VipProfileRequest {
  @ApiProperty({ maxLength: NAME_MAX_LENGTH })
  @MaxLength(NAME_MAX_LENGTH, failsWith('name_too_long'))
  @Matches(PRINTABLE, failsWith('validation_failed'))
  @IsString(failsWith('validation_failed'))
  @IsNotEmpty(failsWith('name_required'))
  @TrimmedName()
  name: string;

  @ApiProperty({ maxLength: BIO_MAX_LENGTH })
  @MaxLength(BIO_MAX_LENGTH, failsWith('bio_too_long'))
  @Matches(LINES, failsWith('validation_failed'))
  @IsString(failsWith('validation_failed'))
  @InLines()
  bio: string;

  @ApiProperty({ type: SocialLinksDto })
  @ValidateNested()
  @IsObject(failsWith('validation_failed'))
  @Type(() => SocialLinksDto)
  social_links: SocialLinksDto;

  /** The page sends it along; it is ignored (M-062). Any other field is refused. */
  @ApiHideProperty()
  @Allow()
  email?: unknown;
}

/** Body of `POST /api/vip/track-gift-click` (M-083). */
export class VipGiftClickDto implements VipGiftClickRequest {
  @ApiProperty()
  @Validate(GiftLinkFormat, failsWith('gift_url_invalid'))
  @Trimmed()
  gift_url: string;

  @ApiProperty()
  @MaxLength(SPEAKER_MAX_LENGTH, failsWith('validation_failed'))
  @Matches(PRINTABLE, failsWith('validation_failed'))
  @IsString(failsWith('validation_failed'))
  @Trimmed()
  speaker_name: string;
}

import { applyDecorators } from '@nestjs/common';
import {
  VIP_SUMMIT_FILTERS,
  type CreateVipUserRequest,
  type ResendSetupLinkRequest,
  type UpdateVipAccessRequest,
  type VipImportQuery,
  type VipSummitFilter,
  type VipUserParams,
  type VipUserRequest,
  type VipUsersQuery,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength, Validate } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { WithEmail } from '../../../../platform/http/credential-fields.js';
import { EditionNamedBy } from '../../../../platform/http/edition-name.js';
import { SearchPageQueryDto } from '../../../../platform/http/list-query.js';
import { EmailFormat, PRINTABLE, Trimmed, TrimmedName } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import { NAME_MAX_LENGTH } from '../../application/vip-csv.js';

// Of several broken rules of a field the one that is registered first is answered.

const OptionalFlag = (): PropertyDecorator => applyDecorators(ApiPropertyOptional(), IsBoolean(), IsOptional());

/** `true` or `false` in a query string. */
const QueryFlag = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean }),
    IsBoolean(),
    IsOptional(),
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => {
      const value = obj[key];
      return value === 'true' ? true : value === 'false' ? false : value;
    }),
  );

export class VipUsersQueryDto extends SearchPageQueryDto implements VipUsersQuery {
  @ApiPropertyOptional({ enum: VIP_SUMMIT_FILTERS, description: 'Or any other name of an edition (C-039)' })
  @IsIn(VIP_SUMMIT_FILTERS, failsWith('summit_unknown'))
  @EditionNamedBy('short')
  @IsOptional()
  summit_filter?: VipSummitFilter;
}

export class VipImportQueryDto implements VipImportQuery {
  @QueryFlag() dry_run?: boolean;
  @QueryFlag() send_setup_links?: boolean;
}

/** without email or name the answer is the text of the dialog. */
export class CreateVipUserDto implements CreateVipUserRequest {
  @ApiProperty({ format: 'email' })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('vip_fields_required'))
  @Trimmed()
  email: string;

  @ApiProperty({ maxLength: NAME_MAX_LENGTH })
  @Matches(PRINTABLE, failsWith('validation_failed'))
  @MaxLength(NAME_MAX_LENGTH, failsWith('validation_failed'))
  @IsString(failsWith('validation_failed'))
  @IsNotEmpty(failsWith('vip_fields_required'))
  @TrimmedName()
  name: string;

  @OptionalFlag() summit1_access?: boolean;
  @OptionalFlag() summit2_access?: boolean;
  @OptionalFlag() send_welcome_email?: boolean;
  @OptionalFlag() former_address_confirmed?: boolean;
}

export class UpdateVipAccessDto extends WithEmail implements UpdateVipAccessRequest {
  @ApiProperty() @IsBoolean() summit1_access: boolean;
  @ApiProperty() @IsBoolean() summit2_access: boolean;
  @OptionalFlag() seen_summit1_access?: boolean;
  @OptionalFlag() seen_summit2_access?: boolean;
}

export class VipUserRequestDto extends WithEmail implements VipUserRequest, ResendSetupLinkRequest {}

export class VipUserParamsDto extends WithEmail implements VipUserParams {}

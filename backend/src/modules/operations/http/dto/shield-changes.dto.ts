import { ATTACK_MODES, isMailDomain, MAX_SHIELD_DOMAINS, type AttackMode, type ShieldChanges } from '@summit/contracts';
import { applyDecorators } from '@nestjs/common';
import type { ListChange } from '@summit/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  Validate,
  ValidateNested,
  ValidatorConstraint,
} from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith, MayBeLeftOut } from '../../../../platform/http/validation.pipe.js';

@ValidatorConstraint({ name: 'mailDomain' })
class MailDomainFormat {
  validate(value: unknown): boolean {
    return isMailDomain(value);
  }
}

const Domains = (): PropertyDecorator =>
  applyDecorators(
    IsArray(failsWith('validation_failed')),
    ArrayMaxSize(MAX_SHIELD_DOMAINS, failsWith('shield_domain_invalid')),
    Validate(MailDomainFormat, { ...failsWith('shield_domain_invalid'), each: true }),
  );

class DomainsChangeDto implements ListChange {
  @Domains() add: string[];
  @Domains() remove: string[];
}

const DomainsChange = (): PropertyDecorator =>
  applyDecorators(
    Type(() => DomainsChangeDto),
    IsObject(failsWith('validation_failed')),
    ValidateNested(),
    MayBeLeftOut(),
    ApiProperty({ type: DomainsChangeDto }),
  );

/** Body of `PUT /api/admin/shield/settings`. */
export class ShieldChangesDto implements ShieldChanges {
  @IsIn(ATTACK_MODES)
  @MayBeLeftOut()
  attack_mode?: AttackMode;

  @IsBoolean()
  @MayBeLeftOut()
  refuse_disposable?: boolean;

  @DomainsChange()
  allowed_domains?: DomainsChangeDto;

  @DomainsChange()
  refused_domains?: DomainsChangeDto;
}

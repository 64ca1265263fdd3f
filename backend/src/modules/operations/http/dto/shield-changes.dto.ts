import {
  ATTACK_MODES,
  isMailDomain,
  MOST_SHIELD_DOMAINS,
  type AttackMode,
  type ShieldChanges,
} from '@summit/contracts';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, Validate, ValidatorConstraint } from 'class-validator';
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
    ArrayMaxSize(MOST_SHIELD_DOMAINS, failsWith('shield_domain_invalid')),
    Validate(MailDomainFormat, { ...failsWith('shield_domain_invalid'), each: true }),
    MayBeLeftOut(),
  );

/** Body of `PUT /api/admin/shield/settings`. */
export class ShieldChangesDto implements ShieldChanges {
  @IsIn(ATTACK_MODES)
  @MayBeLeftOut()
  attack_mode?: AttackMode;

  @IsBoolean()
  @MayBeLeftOut()
  refuse_disposable?: boolean;

  @Domains()
  allowed_domains?: string[];

  @Domains()
  refused_domains?: string[];
}

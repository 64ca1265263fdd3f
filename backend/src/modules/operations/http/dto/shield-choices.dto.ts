import {
  ATTACK_MODES,
  isMailDomain,
  MOST_SHIELD_DOMAINS,
  type AttackMode,
  type ShieldChoices,
} from '@summit/contracts';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, Validate, ValidatorConstraint } from 'class-validator';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

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
  );

/** Body of `PUT /api/admin/shield/settings`. */
export class ShieldChoicesDto implements ShieldChoices {
  @IsIn(ATTACK_MODES)
  attack_mode: AttackMode;

  @IsBoolean()
  refuse_disposable: boolean;

  @Domains()
  allowed_domains: string[];

  @Domains()
  refused_domains: string[];
}

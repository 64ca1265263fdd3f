import { Body, Controller } from '@nestjs/common';
import {
  vipConfirmEmailEndpoint,
  vipConfirmLostTwoFactorEndpoint,
  vipKeepTwoFactorByLinkEndpoint,
  vipLostTwoFactorEndpoint,
  vipRenewSetupLinkEndpoint,
  vipTakeBackEmailEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type VipConfirmEmailResponse,
  type VipLostTwoFactorConfirmResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { OptionalPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { Visit, type FormVisit } from '../../../platform/shield/form-visit.js';
import { Shield } from '../../../platform/shield/shield.js';
import { ChangeEmailUseCase } from '../application/change-email.use-case.js';
import { LostSecondFactorUseCase } from '../application/lost-second-factor.use-case.js';
import { RemindOfSetupUseCase } from '../application/remind-of-setup.use-case.js';
import { AccountLinkDto, SetupLinkDto, VipLostTwoFactorDto } from './dto/vip-recovery.dto.js';

const HOUR = 3_600;

/** Ways back into an account, for people who are not signed in: each proves the mailbox. */
@ApiTags('member sign-in')
@Controller()
export class VipRecoveryController {
  constructor(
    private readonly shield: Shield,
    private readonly setup: RemindOfSetupUseCase,
    private readonly lost: LostSecondFactorUseCase,
    private readonly email: ChangeEmailUseCase,
  ) {}

  @Route(vipRenewSetupLinkEndpoint)
  @Limited({ name: 'vip-renew-setup-link', limit: 20, seconds: HOUR })
  async renewSetupLink(@Body() { token }: SetupLinkDto): Promise<MessageAnswer> {
    await this.setup.renew(token);
    return { success: true, message: OUTCOME_TEXTS.memberSetupLinkRenewed };
  }

  @Route(vipLostTwoFactorEndpoint)
  @Limited({ name: 'vip-lost-2fa', limit: 20, seconds: HOUR })
  async lostTwoFactor(
    @Body() { email, password }: VipLostTwoFactorDto,
    @Visit() visit: FormVisit,
  ): Promise<MessageAnswer> {
    const given = { email, password, client: clientSubject(visit.address) };
    await this.shield.guardSignIn('vip_login', visit, () => this.lost.ask(given));
    return { success: true, message: OUTCOME_TEXTS.memberTwoFactorLost };
  }

  @Route(vipConfirmLostTwoFactorEndpoint)
  @Limited({ name: 'vip-confirm-lost-2fa', limit: 20, seconds: HOUR })
  async confirmLostTwoFactor(@Body() { token }: AccountLinkDto): Promise<VipLostTwoFactorConfirmResponse> {
    return { success: true, ends_at: new Date(await this.lost.confirm(token)).toISOString() };
  }

  @Route(vipKeepTwoFactorByLinkEndpoint)
  @Limited({ name: 'vip-cancel-lost-2fa', limit: 20, seconds: HOUR })
  async keepTwoFactor(@Body() { token }: AccountLinkDto): Promise<MessageAnswer> {
    await this.lost.keepByLink(token);
    return { success: true, message: OUTCOME_TEXTS.memberTwoFactorKept };
  }

  @Route(vipConfirmEmailEndpoint)
  @Limited({ name: 'vip-confirm-email', limit: 20, seconds: HOUR })
  async confirmEmail(
    @Body() { token }: AccountLinkDto,
    @OptionalPrincipal() confirming: Principal | null,
  ): Promise<VipConfirmEmailResponse> {
    return { success: true, email: await this.email.confirm(token, confirming) };
  }

  @Route(vipTakeBackEmailEndpoint)
  @Limited({ name: 'vip-take-back-email', limit: 20, seconds: HOUR })
  async takeBackEmail(@Body() { token }: AccountLinkDto): Promise<VipConfirmEmailResponse> {
    return { success: true, email: await this.email.takeBack(token) };
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import {
  vipChangeEmailEndpoint,
  vipEndSignInEndpoint,
  vipKeepTwoFactorEndpoint,
  vipRenewBackupCodesEndpoint,
  vipSecurityEndpoint,
  vipSignOutEverywhereEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type VipBackupCodesResponse,
  type VipSecurityResponse,
} from '@summit/contracts';
import { isUUID } from 'class-validator';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ChangeEmailUseCase } from '../application/change-email.use-case.js';
import { LostSecondFactorUseCase } from '../application/lost-second-factor.use-case.js';
import { MemberSecurityUseCase } from '../application/member-security.use-case.js';
import { MemberTwoFactorUseCase } from '../application/member-two-factor.use-case.js';
import { VipChangeEmailDto } from './dto/vip-recovery.dto.js';

const HOUR = 3_600;

/** What a member who is signed in sees and changes of the safety of the account. */
@ApiTags('member sign-in')
@Controller()
export class VipSecurityController {
  constructor(
    private readonly security: MemberSecurityUseCase,
    private readonly twoFactor: MemberTwoFactorUseCase,
    private readonly lost: LostSecondFactorUseCase,
    private readonly email: ChangeEmailUseCase,
  ) {}

  @Route(vipSecurityEndpoint)
  async overview(@CurrentPrincipal() { id, signInId }: Principal): Promise<VipSecurityResponse> {
    const { signIns, backupCodesLeft, twoFactorEndsAt } = await this.security.overview(id);
    return {
      success: true,
      sign_ins: signIns.map((signIn) => ({
        id: signIn.id,
        browser: signIn.browser,
        network: signIn.client,
        signed_in_at: new Date(signIn.createdAt).toISOString(),
        current: signIn.id === signInId,
      })),
      backup_codes_left: backupCodesLeft,
      two_factor_ends_at: twoFactorEndsAt === null ? null : new Date(twoFactorEndsAt).toISOString(),
    };
  }

  @Route(vipEndSignInEndpoint)
  @Limited({ name: 'vip-end-sign-in', limit: 60, seconds: HOUR })
  async endSignIn(
    @CurrentPrincipal() { id }: Principal,
    @Param('sign_in_id') signInId: string,
  ): Promise<MessageAnswer> {
    if (!isUUID(signInId)) throw new AppError('not_found');
    await this.security.endSignIn(id, signInId);
    return { success: true, message: OUTCOME_TEXTS.memberSignInEnded };
  }

  @Route(vipSignOutEverywhereEndpoint)
  @Limited({ name: 'vip-sign-out-everywhere', limit: 20, seconds: HOUR })
  async signOutEverywhere(@CurrentPrincipal() member: Principal): Promise<MessageAnswer> {
    await this.security.signOutEverywhere(member);
    return { success: true, message: OUTCOME_TEXTS.memberSignedOutEverywhere };
  }

  @Route(vipRenewBackupCodesEndpoint)
  @Limited({ name: 'vip-backup-codes', limit: 20, seconds: HOUR })
  async renewBackupCodes(@CurrentPrincipal() member: Principal): Promise<VipBackupCodesResponse> {
    return { success: true, backup_codes: await this.twoFactor.renewBackupCodes(member) };
  }

  @Route(vipKeepTwoFactorEndpoint)
  @Limited({ name: 'vip-keep-2fa', limit: 20, seconds: HOUR })
  async keepTwoFactor(@CurrentPrincipal() { id }: Principal): Promise<MessageAnswer> {
    await this.lost.keep(id);
    return { success: true, message: OUTCOME_TEXTS.memberTwoFactorKept };
  }

  @Route(vipChangeEmailEndpoint)
  @Limited({ name: 'vip-change-email', limit: 20, seconds: HOUR })
  async changeEmail(
    @CurrentPrincipal() member: Principal,
    @Body() { new_email }: VipChangeEmailDto,
  ): Promise<MessageAnswer> {
    await this.email.ask(member, new_email);
    return { success: true, message: OUTCOME_TEXTS.memberEmailChangeRequested };
  }
}

import { Body, Controller, Inject, Ip, Req } from '@nestjs/common';
import {
  adminLoginEndpoint,
  adminVerifyTwoFactorEndpoint,
  adminForgotPasswordEndpoint,
  adminResetPasswordEndpoint,
  adminStatusEndpoint,
  adminLogoutEndpoint,
  adminConfirmIdentityEndpoint,
  adminSetupTwoFactorEndpoint,
  adminEnableTwoFactorEndpoint,
  adminChangePasswordEndpoint,
  OUTCOME_TEXTS,
  type AdminEnableTwoFactorResponse,
  type AdminForgotPasswordResponse,
  type AdminLoginResponse,
  type AdminSetupTwoFactorResponse,
  type AdminSignedIn,
  type AdminStatusResponse,
  type MessageAnswer,
  type SuccessAnswer,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { Visit, type FormVisit } from '../../../platform/shield/form-visit.js';
import { Shield } from '../../../platform/shield/shield.js';
import { SIGN_INS, type SignIns } from '../auth.public.js';
import { AdminPasswordUseCase } from '../application/admin-password.use-case.js';
import { AdminSignInUseCase } from '../application/admin-sign-in.use-case.js';
import { AdminTwoFactorUseCase } from '../application/admin-two-factor.use-case.js';
import type { AuditedRequest } from './audited-request.js';
import { presentSignIn } from './present-sign-in.js';
import {
  AdminChangePasswordDto,
  AdminConfirmIdentityDto,
  AdminEnableTwoFactorDto,
  AdminForgotPasswordDto,
  AdminLoginDto,
  AdminResetPasswordDto,
  AdminVerifyTwoFactorDto,
} from './dto/admin-auth.dto.js';

const HOUR = 3_600;

@ApiTags('admin sign-in')
@Controller()
export class AdminAuthController {
  constructor(
    private readonly shield: Shield,
    private readonly signIn: AdminSignInUseCase,
    private readonly password: AdminPasswordUseCase,
    private readonly twoFactor: AdminTwoFactorUseCase,
    private readonly mails: MailQueue,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
  ) {}

  @Route(adminLoginEndpoint)
  @Limited({ name: 'admin-login', limit: 100, seconds: HOUR })
  async login(@Body() { email, password }: AdminLoginDto, @Visit() visit: FormVisit): Promise<AdminLoginResponse> {
    const given = { email, password, client: clientSubject(visit.address) };
    const outcome = await this.shield.guardSignIn('admin_login', visit, () => this.signIn.withPassword(given));
    if ('challenge' in outcome) return { success: true, requires_2fa: true, temp_token: outcome.challenge };
    return presentSignIn(outcome.signedIn);
  }

  @Route(adminVerifyTwoFactorEndpoint)
  @Limited({ name: 'admin-verify-2fa', limit: 60, seconds: HOUR })
  async verifyCode(@Body() { email, temp_token, code }: AdminVerifyTwoFactorDto): Promise<AdminSignedIn> {
    return presentSignIn(await this.signIn.withCode({ email, token: temp_token, code }));
  }

  @Route(adminForgotPasswordEndpoint)
  @Limited({ name: 'admin-forgot-password', limit: 5, seconds: HOUR })
  async forgotPassword(@Body() { email }: AdminForgotPasswordDto): Promise<AdminForgotPasswordResponse> {
    await this.password.forgot(email);
    return {
      success: true,
      message: OUTCOME_TEXTS.adminResetRequested,
      contact_support: await this.mails.isStuck(),
    };
  }

  @Route(adminResetPasswordEndpoint)
  @Limited({ name: 'admin-reset-password', limit: 20, seconds: HOUR })
  async resetPassword(
    @Body() { reset_token, new_password }: AdminResetPasswordDto,
    @Req() request: AuditedRequest,
  ): Promise<MessageAnswer> {
    const client = clientSubject(request.ip);
    request.provenAdminId = await this.password.reset({ token: reset_token, password: new_password, client });
    return { success: true, message: OUTCOME_TEXTS.adminPasswordReset };
  }

  @Route(adminStatusEndpoint)
  async status(@CurrentPrincipal() { id, staff }: Principal): Promise<AdminStatusResponse> {
    if (!staff) throw new AppError('unauthorized');
    const { role, twoFactorMissing: two_factor_missing } = staff;
    const { appOn, passkeys } = await this.twoFactor.state(id);
    return { success: true, data: { two_factor_enabled: appOn, role, two_factor_missing, passkeys } };
  }

  @Route(adminLogoutEndpoint)
  async logout(@CurrentPrincipal() { signInId }: Principal): Promise<SuccessAnswer> {
    await this.signIns.end(signInId);
    return { success: true };
  }

  @Route(adminConfirmIdentityEndpoint)
  @Limited({ name: 'admin-confirm-identity', limit: 20, seconds: HOUR })
  async confirmIdentity(
    @CurrentPrincipal() { id, signInId }: Principal,
    @Body() { current_password, two_factor_code }: AdminConfirmIdentityDto,
    @Ip() address: string,
  ): Promise<SuccessAnswer> {
    await this.twoFactor.confirmIdentity(
      { adminId: id, signInId, client: clientSubject(address) },
      { password: current_password, code: two_factor_code },
    );
    return { success: true };
  }

  @Route(adminSetupTwoFactorEndpoint)
  @Limited({ name: 'admin-setup-2fa', limit: 20, seconds: HOUR })
  async setupTwoFactor(@CurrentPrincipal() { id, signInId }: Principal): Promise<AdminSetupTwoFactorResponse> {
    const { secret, qrCode } = await this.twoFactor.begin(id, signInId);
    return { success: true, qr_code: qrCode, secret };
  }

  @Route(adminEnableTwoFactorEndpoint)
  @Limited({ name: 'admin-enable-2fa', limit: 20, seconds: HOUR })
  async enableTwoFactor(
    @CurrentPrincipal() { id, signInId }: Principal,
    @Body() { code }: AdminEnableTwoFactorDto,
  ): Promise<AdminEnableTwoFactorResponse> {
    const codes = await this.twoFactor.enable(id, { code, signInId });
    return { success: true, message: OUTCOME_TEXTS.adminTwoFactorEnabled, backup_codes: codes };
  }

  @Route(adminChangePasswordEndpoint)
  @Limited({ name: 'admin-change-password', limit: 20, seconds: HOUR })
  async changePassword(
    @CurrentPrincipal() { id }: Principal,
    @Body() { current_password, new_password }: AdminChangePasswordDto,
    @Ip() address: string,
  ): Promise<MessageAnswer> {
    await this.password.change(
      { adminId: id, client: clientSubject(address) },
      { current: current_password, next: new_password },
    );
    return { success: true, message: OUTCOME_TEXTS.adminPasswordChanged };
  }
}

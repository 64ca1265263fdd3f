import { Body, Controller, Get, HttpCode, Inject, Ip, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
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
import { ForRole, Limited, Public } from '../../../platform/http/access.decorators.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { SIGN_INS, type SignIns } from '../auth.public.js';
import { AdminPasswordUseCase } from '../application/admin-password.use-case.js';
import { AdminSignInUseCase, type SignedInAdmin } from '../application/admin-sign-in.use-case.js';
import { AdminTwoFactorUseCase } from '../application/admin-two-factor.use-case.js';
import type { AuditedRequest } from './audited-request.js';
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
@Controller('admin/auth')
export class AdminAuthController {
  constructor(
    private readonly signIn: AdminSignInUseCase,
    private readonly password: AdminPasswordUseCase,
    private readonly twoFactor: AdminTwoFactorUseCase,
    private readonly mails: MailQueue,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
  ) {}

  @Public()
  @Limited({ name: 'admin-login', limit: 100, seconds: HOUR })
  @Post('login')
  @HttpCode(200)
  async login(@Body() { email, password }: AdminLoginDto, @Ip() address: string): Promise<AdminLoginResponse> {
    const outcome = await this.signIn.withPassword({ email, password, client: clientSubject(address) });
    if ('challenge' in outcome) return { success: true, requires_2fa: true, temp_token: outcome.challenge };
    return presentSignIn(outcome.signedIn);
  }

  @Public()
  @Limited({ name: 'admin-verify-2fa', limit: 60, seconds: HOUR })
  @Post('verify-2fa')
  @HttpCode(200)
  async verifyCode(@Body() { email, temp_token, code }: AdminVerifyTwoFactorDto): Promise<AdminSignedIn> {
    return presentSignIn(await this.signIn.withCode({ email, token: temp_token, code }));
  }

  @Public()
  @Limited({ name: 'admin-forgot-password', limit: 5, seconds: HOUR })
  @Post('forgot-password')
  @HttpCode(200)
  async forgotPassword(@Body() { email }: AdminForgotPasswordDto): Promise<AdminForgotPasswordResponse> {
    await this.password.forgot(email);
    return {
      success: true,
      message: OUTCOME_TEXTS.adminResetRequested,
      contact_support: await this.mails.isStuck(),
    };
  }

  @Public()
  @Limited({ name: 'admin-reset-password', limit: 20, seconds: HOUR })
  @Post('reset-password')
  @HttpCode(200)
  async resetPassword(
    @Body() { reset_token, new_password }: AdminResetPasswordDto,
    @Req() request: AuditedRequest,
  ): Promise<MessageAnswer> {
    const client = clientSubject(request.ip);
    request.provenAdminId = await this.password.reset({ token: reset_token, password: new_password, client });
    return { success: true, message: OUTCOME_TEXTS.adminPasswordReset };
  }

  @ForRole('admin')
  @Get('status')
  async status(@CurrentPrincipal() { id }: Principal): Promise<AdminStatusResponse> {
    return { success: true, data: { two_factor_enabled: await this.twoFactor.isOn(id) } };
  }

  @ForRole('admin')
  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentPrincipal() { signInId }: Principal): Promise<SuccessAnswer> {
    await this.signIns.end(signInId);
    return { success: true };
  }

  @ForRole('admin')
  @Limited({ name: 'admin-confirm-identity', limit: 20, seconds: HOUR })
  @Post('confirm-identity')
  @HttpCode(200)
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

  @ForRole('admin')
  @Limited({ name: 'admin-setup-2fa', limit: 20, seconds: HOUR })
  @Post('setup-2fa')
  @HttpCode(200)
  async setupTwoFactor(@CurrentPrincipal() { id, signInId }: Principal): Promise<AdminSetupTwoFactorResponse> {
    const { secret, qrCode } = await this.twoFactor.begin(id, signInId);
    return { success: true, qr_code: qrCode, secret };
  }

  @ForRole('admin')
  @Limited({ name: 'admin-enable-2fa', limit: 20, seconds: HOUR })
  @Post('enable-2fa')
  @HttpCode(200)
  async enableTwoFactor(
    @CurrentPrincipal() { id, signInId }: Principal,
    @Body() { code }: AdminEnableTwoFactorDto,
  ): Promise<AdminEnableTwoFactorResponse> {
    const codes = await this.twoFactor.enable(id, { code, signInId });
    return { success: true, message: OUTCOME_TEXTS.adminTwoFactorEnabled, backup_codes: codes };
  }

  @ForRole('admin')
  @Limited({ name: 'admin-change-password', limit: 20, seconds: HOUR })
  @Post('change-password')
  @HttpCode(200)
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

const presentSignIn = ({ token, email, expiresAt }: SignedInAdmin): AdminSignedIn => ({
  success: true,
  requires_2fa: false,
  token,
  admin_email: email,
  expires_at: new Date(expiresAt).toISOString(),
});

import { Body, Controller, Inject, Ip } from '@nestjs/common';
import {
  vipLoginEndpoint,
  vipStatusEndpoint,
  vipSetupPasswordEndpoint,
  vipForgotPasswordEndpoint,
  vipResetPasswordEndpoint,
  vipChangePasswordEndpoint,
  vipConfirmIdentityEndpoint,
  vipEnableTwoFactorEndpoint,
  vipVerifyTwoFactorEndpoint,
  vipDisableTwoFactorEndpoint,
  vipLogoutEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type SuccessAnswer,
  type VipEnableTwoFactorResponse,
  type VipLoginResponse,
  type VipSetupPasswordResponse,
  type VipStatusResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { BrowserName } from '../../../platform/http/browser-name.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import type { RateLimit } from '../../../platform/rate-limit/rate-limiter.js';
import { Visit, type FormVisit } from '../../../platform/shield/form-visit.js';
import { Shield } from '../../../platform/shield/shield.js';
import { SIGN_INS, type SignIns } from '../../auth/auth.public.js';
import { ForgotPasswordUseCase } from '../application/forgot-password.use-case.js';
import { MemberPasswordUseCase } from '../application/member-password.use-case.js';
import { MemberProfileUseCase } from '../application/member-profile.use-case.js';
import { MemberSignInUseCase } from '../application/member-sign-in.use-case.js';
import { MemberTwoFactorUseCase } from '../application/member-two-factor.use-case.js';
import {
  VipChangePasswordDto,
  VipConfirmIdentityDto,
  VipForgotPasswordDto,
  VipLoginDto,
  VipResetPasswordDto,
  VipSetupPasswordDto,
  VipVerifyTwoFactorDto,
} from './dto/vip-auth.dto.js';
import { presentVipUser } from './vip-user.presenter.js';

const HOUR = 3_600;

/**
 * Mailed links are counted each for itself: hundreds of one company, imported together, set their passwords behind one address. What the
 * address may send is many times as much; a guessed link costs one look-up and no hash.
 */
const perLink = (name: string): [RateLimit, RateLimit] => [
  { name, limit: 600, seconds: HOUR },
  { name: `${name}-link`, limit: 60, seconds: HOUR, per: 'link' },
];

@ApiTags('member sign-in')
@Controller()
export class VipAuthController {
  constructor(
    private readonly shield: Shield,
    private readonly signIn: MemberSignInUseCase,
    private readonly passwords: MemberPasswordUseCase,
    private readonly forgotten: ForgotPasswordUseCase,
    private readonly twoFactor: MemberTwoFactorUseCase,
    private readonly profile: MemberProfileUseCase,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
  ) {}

  @Route(vipLoginEndpoint)
  @Limited({ name: 'vip-login', limit: 100, seconds: HOUR })
  async login(
    @Body() { email, password, two_factor_code }: VipLoginDto,
    @Visit() visit: FormVisit,
    @BrowserName() browser: string | null,
  ): Promise<VipLoginResponse> {
    const given = { email, password, code: two_factor_code, client: clientSubject(visit.address), browser };
    const outcome = await this.shield.guardSignIn('vip_login', visit, () => this.signIn.execute(given));
    if (outcome === 'code_needed') return { success: true, requires_2fa: true };
    const { token, memberId } = outcome;
    return { success: true, requires_2fa: false, token, user: presentVipUser(await this.profile.read(memberId)) };
  }

  @Route(vipStatusEndpoint)
  async status(@CurrentPrincipal() { id }: Principal): Promise<VipStatusResponse> {
    return { success: true, user: presentVipUser(await this.profile.read(id)) };
  }

  @Route(vipSetupPasswordEndpoint)
  @Limited(...perLink('vip-setup-password'))
  async setupPassword(
    @Body() { token, password, confirm_password }: VipSetupPasswordDto,
    @Ip() address: string,
    @BrowserName() browser: string | null,
  ): Promise<VipSetupPasswordResponse> {
    const signedIn = await this.passwords.setUp({
      token,
      password,
      confirmation: confirm_password,
      client: clientSubject(address),
      browser,
    });
    const user = presentVipUser(await this.profile.read(signedIn.memberId));
    return { success: true, token: signedIn.token, user };
  }

  @Route(vipForgotPasswordEndpoint)
  @Limited({ name: 'vip-forgot-password', limit: 10, seconds: HOUR })
  async forgotPassword(@Body() { email }: VipForgotPasswordDto): Promise<MessageAnswer> {
    await this.forgotten.ask(email);
    return { success: true, message: OUTCOME_TEXTS.memberResetRequested };
  }

  @Route(vipResetPasswordEndpoint)
  @Limited(...perLink('vip-reset-password'))
  async resetPassword(
    @Body() { token, password, confirm_password }: VipResetPasswordDto,
    @Ip() address: string,
  ): Promise<MessageAnswer> {
    const client = clientSubject(address);
    await this.passwords.reset({ token, password, confirmation: confirm_password, client });
    return { success: true, message: OUTCOME_TEXTS.memberPasswordReset };
  }

  @Route(vipChangePasswordEndpoint)
  @Limited({ name: 'vip-change-password', limit: 20, seconds: HOUR })
  async changePassword(
    @CurrentPrincipal() { id, signInId }: Principal,
    @Body() { current_password, new_password, confirm_password }: VipChangePasswordDto,
    @Ip() address: string,
  ): Promise<MessageAnswer> {
    await this.passwords.change(
      { memberId: id, signInId, client: clientSubject(address) },
      { current: current_password, password: new_password, confirmation: confirm_password },
    );
    return { success: true, message: OUTCOME_TEXTS.memberPasswordChanged };
  }

  @Route(vipConfirmIdentityEndpoint)
  @Limited({ name: 'vip-confirm-identity', limit: 20, seconds: HOUR })
  async confirmIdentity(
    @CurrentPrincipal() member: Principal,
    @Body() { current_password, two_factor_code }: VipConfirmIdentityDto,
    @Ip() address: string,
  ): Promise<SuccessAnswer> {
    const given = { password: current_password, code: two_factor_code, client: clientSubject(address) };
    await this.twoFactor.confirmIdentity(member, given);
    return { success: true };
  }

  @Route(vipEnableTwoFactorEndpoint)
  @Limited({ name: 'vip-enable-2fa', limit: 20, seconds: HOUR })
  async enableTwoFactor(@CurrentPrincipal() member: Principal): Promise<VipEnableTwoFactorResponse> {
    const { secret, qrCode, backupCodes } = await this.twoFactor.begin(member);
    return { success: true, qr_code_data: qrCode, secret, backup_codes: backupCodes };
  }

  @Route(vipVerifyTwoFactorEndpoint)
  @Limited({ name: 'vip-verify-2fa', limit: 20, seconds: HOUR })
  async verifyTwoFactor(
    @CurrentPrincipal() member: Principal,
    @Body() { code }: VipVerifyTwoFactorDto,
  ): Promise<MessageAnswer> {
    await this.twoFactor.enable(member, code);
    return { success: true, message: OUTCOME_TEXTS.memberTwoFactorEnabled };
  }

  @Route(vipDisableTwoFactorEndpoint)
  @Limited({ name: 'vip-disable-2fa', limit: 20, seconds: HOUR })
  async disableTwoFactor(@CurrentPrincipal() member: Principal): Promise<MessageAnswer> {
    await this.twoFactor.disable(member);
    return { success: true, message: OUTCOME_TEXTS.memberTwoFactorDisabled };
  }

  @Route(vipLogoutEndpoint)
  async logout(@CurrentPrincipal() { signInId }: Principal): Promise<SuccessAnswer> {
    await this.signIns.end(signInId);
    return { success: true };
  }
}

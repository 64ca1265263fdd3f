import { Body, Controller, Ip, Param } from '@nestjs/common';
import {
  vipAddPasskeyEndpoint,
  vipPasskeyConfirmEndpoint,
  vipPasskeyConfirmOptionsEndpoint,
  vipPasskeyOptionsEndpoint,
  vipPasskeysEndpoint,
  vipPasskeySignInEndpoint,
  vipPasskeySignInOptionsEndpoint,
  vipRemovePasskeyEndpoint,
  vipRenamePasskeyEndpoint,
  OUTCOME_TEXTS,
  type AddPasskeyResponse,
  type MessageAnswer,
  type PasskeyCreationResponse,
  type PasskeyRequestResponse,
  type PasskeysResponse,
  type SuccessAnswer,
  type VipPasskeySignInResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { BrowserName } from '../../../platform/http/browser-name.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { madePasskey, passkeyLabel, presentPasskey, usedPasskey } from '../../../platform/http/passkey-answers.js';
import {
  AddPasskeyDto,
  PasskeyParamsDto,
  RenamePasskeyDto,
  UsePasskeyDto,
} from '../../../platform/http/passkey-bodies.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { MemberPasskeysUseCase } from '../application/member-passkeys.use-case.js';
import { MemberProfileUseCase } from '../application/member-profile.use-case.js';
import { presentVipUser } from './vip-user.presenter.js';

const HOUR = 3_600;

/** Passkeys of members, beside password and code. */
@ApiTags('member sign-in')
@Controller()
export class VipPasskeysController {
  constructor(
    private readonly passkeys: MemberPasskeysUseCase,
    private readonly profile: MemberProfileUseCase,
  ) {}

  /** Every opened sign-in page asks, so that the browser can offer its passkey by itself. */
  @Route(vipPasskeySignInOptionsEndpoint)
  @Limited({ name: 'vip-passkey-sign-in-options', limit: 300, seconds: HOUR })
  async signInOptions(): Promise<PasskeyRequestResponse> {
    return { success: true, ...(await this.passkeys.askToSignIn()) };
  }

  @Route(vipPasskeySignInEndpoint)
  @Limited({ name: 'vip-passkey-sign-in', limit: 100, seconds: HOUR })
  async signIn(
    @Body() body: UsePasskeyDto,
    @Ip() address: string,
    @BrowserName() browser: string | null,
  ): Promise<VipPasskeySignInResponse> {
    const given = { handle: body.handle, used: usedPasskey(body), client: clientSubject(address), browser };
    const { token, memberId } = await this.passkeys.signIn(given);
    return { success: true, token, user: presentVipUser(await this.profile.read(memberId)) };
  }

  @Route(vipPasskeyConfirmOptionsEndpoint)
  @Limited({ name: 'vip-passkey-confirm-options', limit: 60, seconds: HOUR })
  async confirmOptions(@CurrentPrincipal() member: Principal): Promise<PasskeyRequestResponse> {
    return { success: true, ...(await this.passkeys.askToConfirm(member)) };
  }

  @Route(vipPasskeyConfirmEndpoint)
  @Limited({ name: 'vip-passkey-confirm', limit: 60, seconds: HOUR })
  async confirm(@CurrentPrincipal() member: Principal, @Body() body: UsePasskeyDto): Promise<SuccessAnswer> {
    await this.passkeys.confirm(member, { handle: body.handle, used: usedPasskey(body) });
    return { success: true };
  }

  @Route(vipPasskeysEndpoint)
  async list(@CurrentPrincipal() { id }: Principal): Promise<PasskeysResponse> {
    return { success: true, data: (await this.passkeys.list(id)).map(presentPasskey) };
  }

  @Route(vipPasskeyOptionsEndpoint)
  @Limited({ name: 'vip-passkey-options', limit: 60, seconds: HOUR })
  async options(@CurrentPrincipal() member: Principal): Promise<PasskeyCreationResponse> {
    return { success: true, ...(await this.passkeys.askToAdd(member)) };
  }

  @Route(vipAddPasskeyEndpoint)
  @Limited({ name: 'vip-add-passkey', limit: 60, seconds: HOUR })
  async add(
    @CurrentPrincipal() member: Principal,
    @Body() body: AddPasskeyDto,
    @BrowserName() browser: string | null,
  ): Promise<AddPasskeyResponse> {
    const given = { handle: body.handle, made: madePasskey(body), label: passkeyLabel(browser) };
    const added = await this.passkeys.add(member, given);
    return { success: true, message: OUTCOME_TEXTS.passkeyAdded, passkey: presentPasskey(added) };
  }

  @Route(vipRenamePasskeyEndpoint)
  @Limited({ name: 'vip-rename-passkey', limit: 60, seconds: HOUR })
  async rename(
    @CurrentPrincipal() { id }: Principal,
    @Param() { passkey_id }: PasskeyParamsDto,
    @Body() { label }: RenamePasskeyDto,
  ): Promise<MessageAnswer> {
    await this.passkeys.rename(id, passkey_id, label);
    return { success: true, message: OUTCOME_TEXTS.passkeyRenamed };
  }

  @Route(vipRemovePasskeyEndpoint)
  @Limited({ name: 'vip-remove-passkey', limit: 60, seconds: HOUR })
  async remove(
    @CurrentPrincipal() member: Principal,
    @Param() { passkey_id }: PasskeyParamsDto,
  ): Promise<MessageAnswer> {
    await this.passkeys.remove(member, passkey_id);
    return { success: true, message: OUTCOME_TEXTS.passkeyRemoved };
  }
}

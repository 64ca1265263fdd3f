import { Body, Controller, Ip, Param, Req } from '@nestjs/common';
import {
  adminAddPasskeyEndpoint,
  adminPasskeyConfirmEndpoint,
  adminPasskeyConfirmOptionsEndpoint,
  adminPasskeyOptionsEndpoint,
  adminPasskeysEndpoint,
  adminPasskeySignInEndpoint,
  adminPasskeySignInOptionsEndpoint,
  adminRemovePasskeyEndpoint,
  adminRenamePasskeyEndpoint,
  OUTCOME_TEXTS,
  type AddPasskeyResponse,
  type AdminSignedIn,
  type MessageAnswer,
  type PasskeyCreationResponse,
  type PasskeyRequestResponse,
  type PasskeysResponse,
  type SuccessAnswer,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { BrowserName } from '../../../platform/http/browser-name.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
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
import { AdminPasskeysUseCase } from '../application/admin-passkeys.use-case.js';
import type { AuditedRequest } from './audited-request.js';
import { presentSignIn } from './present-sign-in.js';

const HOUR = 3_600;

/** Passkeys of staff, beside password and code. */
@ApiTags('admin sign-in')
@Controller()
export class AdminPasskeysController {
  constructor(private readonly passkeys: AdminPasskeysUseCase) {}

  /** Every opened sign-in page asks, so that the browser can offer its passkey by itself. */
  @Route(adminPasskeySignInOptionsEndpoint)
  @Limited({ name: 'admin-passkey-sign-in-options', limit: 300, seconds: HOUR })
  async signInOptions(): Promise<PasskeyRequestResponse> {
    return { success: true, ...(await this.passkeys.askToSignIn()) };
  }

  @Route(adminPasskeySignInEndpoint)
  @Limited({ name: 'admin-passkey-sign-in', limit: 100, seconds: HOUR })
  async signIn(
    @Body() body: UsePasskeyDto,
    @Ip() address: string,
    @Req() request: AuditedRequest,
  ): Promise<AdminSignedIn> {
    const given = { handle: body.handle, used: usedPasskey(body), client: clientSubject(address) };
    const { id, ...signedIn } = await this.passkeys.signIn(given);
    request.provenAdminId = id;
    return presentSignIn(signedIn);
  }

  @Route(adminPasskeyConfirmOptionsEndpoint)
  @Limited({ name: 'admin-passkey-confirm-options', limit: 60, seconds: HOUR })
  async confirmOptions(@CurrentPrincipal() admin: Principal): Promise<PasskeyRequestResponse> {
    return { success: true, ...(await this.passkeys.askToConfirm(admin)) };
  }

  @Route(adminPasskeyConfirmEndpoint)
  @Limited({ name: 'admin-passkey-confirm', limit: 60, seconds: HOUR })
  async confirm(@CurrentPrincipal() admin: Principal, @Body() body: UsePasskeyDto): Promise<SuccessAnswer> {
    await this.passkeys.confirm(admin, { handle: body.handle, used: usedPasskey(body) });
    return { success: true };
  }

  @Route(adminPasskeysEndpoint)
  async list(@CurrentPrincipal() { id }: Principal): Promise<PasskeysResponse> {
    return { success: true, data: (await this.passkeys.list(id)).map(presentPasskey) };
  }

  @Route(adminPasskeyOptionsEndpoint)
  @Limited({ name: 'admin-passkey-options', limit: 60, seconds: HOUR })
  async options(@CurrentPrincipal() admin: Principal): Promise<PasskeyCreationResponse> {
    return { success: true, ...(await this.passkeys.askToAdd(admin)) };
  }

  @Route(adminAddPasskeyEndpoint)
  @Limited({ name: 'admin-add-passkey', limit: 60, seconds: HOUR })
  async add(
    @CurrentPrincipal() admin: Principal,
    @Body() body: AddPasskeyDto,
    @BrowserName() browser: string | null,
    @NoteChange() note: NoteChange,
  ): Promise<AddPasskeyResponse> {
    const given = { handle: body.handle, made: madePasskey(body), label: passkeyLabel(browser) };
    const added = await this.passkeys.add(admin, given);
    note({ before: null, after: { passkey: added.id, label: added.label } });
    return { success: true, message: OUTCOME_TEXTS.passkeyAdded, passkey: presentPasskey(added) };
  }

  @Route(adminRenamePasskeyEndpoint)
  @Limited({ name: 'admin-rename-passkey', limit: 60, seconds: HOUR })
  async rename(
    @CurrentPrincipal() { id }: Principal,
    @Param() { passkey_id }: PasskeyParamsDto,
    @Body() { label }: RenamePasskeyDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const before = await this.passkeys.rename(id, passkey_id, label);
    note({ before: { label: before }, after: { label } });
    return { success: true, message: OUTCOME_TEXTS.passkeyRenamed };
  }

  @Route(adminRemovePasskeyEndpoint)
  @Limited({ name: 'admin-remove-passkey', limit: 60, seconds: HOUR })
  async remove(
    @CurrentPrincipal() admin: Principal,
    @Param() { passkey_id }: PasskeyParamsDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const { label } = await this.passkeys.remove(admin, passkey_id);
    note({ before: { passkey: passkey_id, label }, after: null });
    return { success: true, message: OUTCOME_TEXTS.passkeyRemoved };
  }
}

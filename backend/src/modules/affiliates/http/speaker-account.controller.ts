import { Body, Controller, Inject, Ip } from '@nestjs/common';
import {
  OUTCOME_TEXTS,
  speakerAccountEndpoint,
  speakerChangeEmailEndpoint,
  speakerChangePasswordEndpoint,
  speakerConfirmEmailEndpoint,
  speakerForgotPasswordEndpoint,
  speakerSaleMailsEndpoint,
  speakerSetPayoutMethodEndpoint,
  speakerTakeBackEmailEndpoint,
  type MessageAnswer,
  type SpeakerAccountResponse,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { AskPayoutMethodUseCase } from '../application/ask-payout-method.use-case.js';
import { ChangeSpeakerEmailUseCase } from '../application/change-speaker-email.use-case.js';
import { ChangeSpeakerPasswordUseCase } from '../application/change-speaker-password.use-case.js';
import { ForgotSpeakerPasswordUseCase } from '../application/forgot-speaker-password.use-case.js';
import { PAYOUT_METHODS, type PayoutMethods } from '../application/payout-methods.port.js';
import { SALE_MAIL_SWITCH, type SaleMailSwitch } from '../application/sale-mails.port.js';
import { SpeakerAccess } from '../application/speaker-access.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from '../application/speaker-accounts.port.js';
import { TakeBackSpeakerEmailUseCase } from '../application/take-back-speaker-email.use-case.js';
import {
  SaleMailsDto,
  SetPayoutMethodDto,
  SpeakerChangeEmailDto,
  SpeakerChangePasswordDto,
  SpeakerConfirmEmailDto,
  SpeakerForgotPasswordDto,
} from './dto/speaker-account.dto.js';
import { maskedMethod } from './payout-method.presenter.js';

const HOUR = 3_600;

/** A speaker's own account: address, password, payout method, mails (F-315). */
@ApiTags('speakers')
@Controller()
export class SpeakerAccountController {
  constructor(
    private readonly forgotten: ForgotSpeakerPasswordUseCase,
    private readonly password: ChangeSpeakerPasswordUseCase,
    private readonly email: ChangeSpeakerEmailUseCase,
    private readonly takingBack: TakeBackSpeakerEmailUseCase,
    private readonly payoutMethod: AskPayoutMethodUseCase,
    private readonly access: SpeakerAccess,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    @Inject(PAYOUT_METHODS) private readonly methods: PayoutMethods,
    @Inject(SALE_MAIL_SWITCH) private readonly saleMails: SaleMailSwitch,
  ) {}

  @Route(speakerForgotPasswordEndpoint)
  @Limited({ name: 'speaker-forgot-password', limit: 20, seconds: HOUR })
  async forgotPassword(@Body() { email }: SpeakerForgotPasswordDto): Promise<MessageAnswer> {
    await this.forgotten.ask(email);
    return { success: true, message: OUTCOME_TEXTS.speakerResetRequested };
  }

  @Route(speakerChangePasswordEndpoint)
  @Limited({ name: 'speaker-change-password', limit: 20, seconds: HOUR })
  async changePassword(
    @CurrentPrincipal() { id, signInId }: Principal,
    @Body() body: SpeakerChangePasswordDto,
    @Ip() ip: string,
  ): Promise<MessageAnswer> {
    await this.access.require(id);
    const { current_password: current, new_password: password, confirm_password: confirmation } = body;
    const speaker = { id, signInId, client: clientSubject(ip) };
    await this.password.execute(speaker, { current, password, confirmation });
    return { success: true, message: OUTCOME_TEXTS.speakerPasswordChanged };
  }

  @Route(speakerChangeEmailEndpoint)
  @Limited({ name: 'speaker-change-email', limit: 20, seconds: HOUR })
  async changeEmail(
    @CurrentPrincipal() { id, signInId }: Principal,
    @Body() { new_email: email, current_password: password }: SpeakerChangeEmailDto,
    @Ip() ip: string,
  ): Promise<MessageAnswer> {
    await this.email.ask({ id, signInId, client: clientSubject(ip) }, { email, password });
    return { success: true, message: OUTCOME_TEXTS.speakerEmailChangeRequested };
  }

  @Route(speakerConfirmEmailEndpoint)
  @Limited({ name: 'speaker-confirm-email', limit: 20, seconds: HOUR })
  async confirmEmail(@Body() { token }: SpeakerConfirmEmailDto): Promise<MessageAnswer> {
    await this.email.confirm(token);
    return { success: true, message: OUTCOME_TEXTS.speakerEmailChanged };
  }

  @Route(speakerTakeBackEmailEndpoint)
  @Limited({ name: 'speaker-take-back-email', limit: 20, seconds: HOUR })
  async takeBackEmail(@Body() { token }: SpeakerConfirmEmailDto): Promise<MessageAnswer> {
    await this.takingBack.execute(token);
    return { success: true, message: OUTCOME_TEXTS.speakerEmailTakenBack };
  }

  @Route(speakerAccountEndpoint)
  async account(@CurrentPrincipal() { id }: Principal): Promise<SpeakerAccountResponse> {
    await this.access.require(id);
    const [account, { approved, waiting }, saleMails] = await Promise.all([
      this.accounts.byId(id),
      this.methods.ofAffiliate(id),
      this.saleMails.isOn(id),
    ]);
    if (!account) throw new AppError('forbidden');
    return {
      success: true,
      speaker_code: account.code,
      email: account.email,
      sale_mails: saleMails,
      payout_method: approved && maskedMethod(approved),
      waiting_payout_method: waiting && maskedMethod(waiting),
    };
  }

  @Route(speakerSaleMailsEndpoint)
  async setSaleMails(
    @CurrentPrincipal() { id }: Principal,
    @Body() { sale_mails }: SaleMailsDto,
  ): Promise<MessageAnswer> {
    await this.access.require(id);
    await this.saleMails.set(id, sale_mails);
    return { success: true, message: sale_mails ? OUTCOME_TEXTS.saleMailsOn : OUTCOME_TEXTS.saleMailsOff };
  }

  @Route(speakerSetPayoutMethodEndpoint)
  @Limited({ name: 'speaker-payout-method', limit: 20, seconds: HOUR })
  async setPayoutMethod(
    @CurrentPrincipal() { id, signInId }: Principal,
    @Body() body: SetPayoutMethodDto,
    @Ip() ip: string,
  ): Promise<MessageAnswer> {
    await this.payoutMethod.execute({ id, signInId, client: clientSubject(ip) }, body.current_password, {
      kind: body.kind,
      paypalEmail: body.paypal_email ?? '',
      holder: body.account_holder ?? '',
      account: body.account_number ?? '',
      routing: body.routing_code ?? '',
      taxNote: body.tax_note ?? '',
    });
    return { success: true, message: OUTCOME_TEXTS.payoutMethodAsked };
  }
}

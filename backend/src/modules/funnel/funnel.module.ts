import { Module, type OnModuleInit } from '@nestjs/common';
import type { BonusKey } from '@summit/rules';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ExperimentsModule } from '../experiments/experiments.module.js';
import { FacesModule } from '../faces/faces.module.js';
import { BONUS_ACCESS, MEMBER_ADDRESSES } from './application/bonus-access.port.js';
import { BonusLinks } from './application/bonus-links.js';
import { DuplicateLimit } from './application/duplicate-limit.js';
import { MAIL_BONUS_LINK_TASK, SEND_TEXT_TASK } from './application/funnel-tasks.js';
import { CurrentPhase } from '../../platform/clock/summit-phase.js';
import { InviteProgress } from './application/invite-progress.js';
import { LIST_SERVICE } from './application/list-service.port.js';
import { MailBonusLinkUseCase } from './application/mail-bonus-link.use-case.js';
import { OpenBonusUseCase } from './application/open-bonus.use-case.js';
import { RegisterUseCase } from './application/register.use-case.js';
import { REGISTRANTS } from './application/registrants.port.js';
import { SignupCount } from './application/signup-count.js';
import { SIGNUP_FOLLOW_UP } from './application/signup-follow-up.port.js';
import { SMS_GATEWAY } from './application/sms-gateway.port.js';
import { SubscribeRegistrantHandler } from './application/subscribe-registrant.handler.js';
import { TextRegistrantHandler } from './application/text-registrant.handler.js';
import { TEXT_MESSAGES } from './application/text-messages.port.js';
import { UnsubscribeFromListHandler } from './application/unsubscribe-from-list.handler.js';
import { WelcomeRegistrantHandler } from './application/welcome-registrant.handler.js';
import { BannerFiles } from './bonus-files/banner-files.js';
import { BonusFileStore } from './bonus-files/bonus-file-store.js';
import {
  BANNERS,
  BONUS_GRANTS,
  BONUS_SIZES,
  REGISTRANT_READER,
  REGISTRANT_TEXTS,
  type RegistrantText,
} from './funnel.public.js';
import { BannersController } from './http/banners.controller.js';
import { BonusesController } from './http/bonuses.controller.js';
import { SignupController } from './http/signup.controller.js';
import { SignupPresenter } from './http/signup.presenter.js';
import { AweberListService } from './infra/aweber-list-service.adapter.js';
import { BonusAccessRepository } from './infra/bonus-access.repository.js';
import { BonusGrantsRepository } from './infra/bonus-grants.repository.js';
import { MailingListKeeper } from './infra/mailing-list.keeper.js';
import { QueuedRegistrantTexts } from './infra/registrant-texts.adapter.js';
import { RegistrantsRepository } from './infra/registrants.repository.js';
import { MemberAddressesReadModel } from './read-models/member-addresses.read-model.js';
import { SignupFollowUpRepository } from './infra/signup-follow-up.repository.js';
import { TextMessagesRepository } from './infra/text-messages.repository.js';
import { TwilioSmsGateway } from './infra/twilio-sms-gateway.adapter.js';

/** Registrations that are followed up at the same moment share statements. Their calls are bounded where they are made: five connections to the mail server, five calls of the list. */
const MAX_AT_ONCE = 20;
/** A text has a lease from its decision on, so none waits behind others for its call; and fewer than the failures in a row that pause a provider. */
const MAX_TEXTS_AT_ONCE = 5;

@Module({
  imports: [FacesModule, ExperimentsModule],
  controllers: [SignupController, BonusesController, BannersController],
  providers: [
    RegisterUseCase,
    OpenBonusUseCase,
    MailBonusLinkUseCase,
    BonusFileStore,
    { provide: BONUS_SIZES, useExisting: BonusFileStore },
    BannerFiles,
    { provide: BANNERS, useExisting: BannerFiles },
    BonusLinks,
    CurrentPhase,
    SignupCount,
    DuplicateLimit,
    InviteProgress,
    SignupPresenter,
    WelcomeRegistrantHandler,
    SubscribeRegistrantHandler,
    UnsubscribeFromListHandler,
    TextRegistrantHandler,
    MailingListKeeper,
    { provide: REGISTRANTS, useClass: RegistrantsRepository },
    { provide: REGISTRANT_READER, useExisting: REGISTRANTS },
    { provide: BONUS_ACCESS, useClass: BonusAccessRepository },
    { provide: MEMBER_ADDRESSES, useClass: MemberAddressesReadModel },
    { provide: BONUS_GRANTS, useClass: BonusGrantsRepository },
    { provide: SIGNUP_FOLLOW_UP, useClass: SignupFollowUpRepository },
    { provide: TEXT_MESSAGES, useClass: TextMessagesRepository },
    { provide: LIST_SERVICE, useClass: AweberListService },
    { provide: REGISTRANT_TEXTS, useClass: QueuedRegistrantTexts },
    { provide: SMS_GATEWAY, useClass: TwilioSmsGateway },
  ],
  exports: [REGISTRANT_READER, REGISTRANT_TEXTS, BONUS_GRANTS, BONUS_SIZES, BANNERS],
})
export class FunnelModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly welcome: WelcomeRegistrantHandler,
    private readonly subscribe: SubscribeRegistrantHandler,
    private readonly unsubscribe: UnsubscribeFromListHandler,
    private readonly texts: TextRegistrantHandler,
    private readonly bonusMail: MailBonusLinkUseCase,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('signup.created', { name: 'welcome', together: { atOnce: MAX_AT_ONCE } }, (event) =>
      this.welcome.handle(event),
    );
    this.tasks.listen('signup.created', { name: 'subscribe', together: { atOnce: MAX_AT_ONCE } }, (event) =>
      this.subscribe.handle(event),
    );
    this.tasks.listen(
      'signup.created',
      { name: 'text', needs: 'phone', together: { atOnce: MAX_TEXTS_AT_ONCE } },
      (event) => this.texts.confirm(event),
    );
    this.tasks.listen('mail.opted_out', 'unsubscribe', (event) => this.unsubscribe.handle(event));
    this.tasks.register(MAIL_BONUS_LINK_TASK, (wish: { bonus_key: BonusKey; email: string }) =>
      this.bonusMail.send(wish),
    );
    this.tasks.register(SEND_TEXT_TASK, (text: RegistrantText) => this.texts.send(text));
  }
}

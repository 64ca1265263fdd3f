import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { acceptPhotoForms } from '../../platform/pictures/photo-form.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { CmsModule } from '../cms/cms.module.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccessMails } from './application/access-mails.js';
import { AccountMails } from './application/account-mails.js';
import { ChangeEmailUseCase } from './application/change-email.use-case.js';
import { EndLostFactorsJob } from './application/end-lost-factors.job.js';
import { ForgotPasswordUseCase } from './application/forgot-password.use-case.js';
import { GIFT_CLICKS } from './application/gift-clicks.port.js';
import { LostSecondFactorUseCase } from './application/lost-second-factor.use-case.js';
import { MailedLinks } from './application/mailed-links.js';
import { MEMBER_ACCOUNTS } from './application/member-accounts.port.js';
import { MEMBER_LINKS } from './application/member-links.port.js';
import { MemberPasskeysUseCase } from './application/member-passkeys.use-case.js';
import { MemberPasswordUseCase } from './application/member-password.use-case.js';
import { MemberProfileUseCase } from './application/member-profile.use-case.js';
import { MEMBER_PROFILES } from './application/member-profiles.port.js';
import { MemberSecurityUseCase } from './application/member-security.use-case.js';
import { MemberSignInUseCase } from './application/member-sign-in.use-case.js';
import { MemberTwoFactorUseCase } from './application/member-two-factor.use-case.js';
import { ImportVipUsersUseCase } from './application/import-vip-users.use-case.js';
import { ManageVipUsersUseCase } from './application/manage-vip-users.use-case.js';
import { MEMBERS } from './application/members.port.js';
import { PHOTO_ENCODER } from './application/photo-encoder.port.js';
import { PHOTO_STORE } from './application/photo-store.port.js';
import { ProfilePhotoUseCase } from './application/profile-photo.use-case.js';
import { RemindOfSetupUseCase } from './application/remind-of-setup.use-case.js';
import { MAIL_RESET_TASK, MAIL_SETUP_LINKS_TASK, REMIND_OF_SETUP_TASK } from './application/members-tasks.js';
import { SetupLinks } from './application/setup-links.js';
import { SyncVipAccessUseCase } from './application/sync-vip-access.use-case.js';
import { TrackGiftClickUseCase } from './application/track-gift-click.use-case.js';
import { VIP_USER_LIST, VIP_USERS } from './application/vip-users.port.js';
import { AdminVipController } from './http/admin-vip.controller.js';
import { acceptCsv } from './http/csv-upload.js';
import { VipAuthController } from './http/vip-auth.controller.js';
import { VipPasskeysController } from './http/vip-passkeys.controller.js';
import { VipProfileController } from './http/vip-profile.controller.js';
import { VipRecoveryController } from './http/vip-recovery.controller.js';
import { VipSecurityController } from './http/vip-security.controller.js';
import { GiftClicksRepository } from './infra/gift-clicks.repository.js';
import { MemberAccountsRepository } from './infra/member-accounts.repository.js';
import { MemberProfilesRepository } from './infra/member-profiles.repository.js';
import { MemberAccessRepository } from './infra/member-access.repository.js';
import { MemberPhotosKeeper } from './infra/member-photos.keeper.js';
import { MembersRepository } from './infra/members.repository.js';
import { PhotoFiles } from './infra/photo-files.adapter.js';
import { SharpPhotoEncoder } from './infra/sharp-photo-encoder.js';
import { VipUsersRepository } from './infra/vip-users.repository.js';
import { VipUserListReadModel } from './read-models/vip-user-list.read-model.js';
import { MEMBER_ACCESS, MOVED_ORDERS, ORDER_WELCOMES } from './members.public.js';

@Module({
  imports: [CmsModule, FunnelModule, PaymentsModule],
  controllers: [
    VipAuthController,
    VipProfileController,
    VipRecoveryController,
    VipSecurityController,
    VipPasskeysController,
    AdminVipController,
  ],
  providers: [
    SyncVipAccessUseCase,
    MemberSignInUseCase,
    MemberPasswordUseCase,
    ForgotPasswordUseCase,
    RemindOfSetupUseCase,
    MemberTwoFactorUseCase,
    MemberSecurityUseCase,
    MemberPasskeysUseCase,
    LostSecondFactorUseCase,
    EndLostFactorsJob,
    ChangeEmailUseCase,
    MemberProfileUseCase,
    ProfilePhotoUseCase,
    TrackGiftClickUseCase,
    ManageVipUsersUseCase,
    ImportVipUsersUseCase,
    AccessMails,
    MailedLinks,
    SetupLinks,
    AccountMails,
    MemberPhotosKeeper,
    MembersRepository,
    { provide: MEMBERS, useExisting: MembersRepository },
    { provide: MEMBER_LINKS, useExisting: MembersRepository },
    { provide: MEMBER_ACCOUNTS, useClass: MemberAccountsRepository },
    { provide: MEMBER_PROFILES, useClass: MemberProfilesRepository },
    { provide: PHOTO_ENCODER, useClass: SharpPhotoEncoder },
    { provide: PHOTO_STORE, useClass: PhotoFiles },
    { provide: GIFT_CLICKS, useClass: GiftClicksRepository },
    { provide: VIP_USERS, useClass: VipUsersRepository },
    { provide: VIP_USER_LIST, useClass: VipUserListReadModel },
    { provide: MEMBER_ACCESS, useClass: MemberAccessRepository },
    { provide: MOVED_ORDERS, useExisting: SyncVipAccessUseCase },
    { provide: ORDER_WELCOMES, useExisting: SyncVipAccessUseCase },
  ],
  exports: [MEMBER_ACCESS, MOVED_ORDERS, ORDER_WELCOMES],
})
export class MembersModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly sync: SyncVipAccessUseCase,
    private readonly forgotten: ForgotPasswordUseCase,
    private readonly reminder: RemindOfSetupUseCase,
    private readonly imports: ImportVipUsersUseCase,
    private readonly schedule: ProductSchedule,
    private readonly links: MembersRepository,
    private readonly lostFactors: EndLostFactorsJob,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly server: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('order.paid', 'vip-access', ({ order_id }) => this.sync.execute(order_id));
    this.tasks.listen('order.status_changed', 'vip-access', ({ order_id }) => this.sync.follow(order_id));
    this.tasks.register(MAIL_RESET_TASK, (payload: { email: string }) => this.forgotten.mail(payload));
    this.tasks.register(REMIND_OF_SETUP_TASK, (payload: { email: string }) => this.reminder.mail(payload));
    this.tasks.register(MAIL_SETUP_LINKS_TASK, (payload: { emails: string[] }) => this.imports.mail(payload));
    this.schedule.every({ job: 'forget-member-links', seconds: 86_400 }, () => this.links.forgetOld(this.clock.now()));
    this.schedule.every({ job: 'end-lost-factors', seconds: 300 }, () => this.lostFactors.run());
    // A command has no server.
    const server: HttpAdapterHost['httpAdapter'] | undefined = this.server.httpAdapter;
    if (!server) return;
    acceptPhotoForms(server.getInstance<FastifyInstance>());
    acceptCsv(server.getInstance<FastifyInstance>());
  }
}

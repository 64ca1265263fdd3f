import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { SiteLinks } from '../../platform/links/site-links.js';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { CmsModule } from '../cms/cms.module.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccessMails } from './application/access-mails.js';
import { AccountMails } from './application/account-mails.js';
import { ForgotPasswordUseCase, MAIL_RESET_TASK } from './application/forgot-password.use-case.js';
import { GIFT_CLICKS } from './application/gift-clicks.port.js';
import { MEMBER_ACCOUNTS } from './application/member-accounts.port.js';
import { MEMBER_LINKS } from './application/member-links.port.js';
import { MemberPasswordUseCase } from './application/member-password.use-case.js';
import { MemberProfileUseCase } from './application/member-profile.use-case.js';
import { MEMBER_PROFILES } from './application/member-profiles.port.js';
import { MemberSignInUseCase } from './application/member-sign-in.use-case.js';
import { MemberTwoFactorUseCase } from './application/member-two-factor.use-case.js';
import { MEMBERS } from './application/members.port.js';
import { PHOTO_ENCODER } from './application/photo-encoder.port.js';
import { PHOTO_STORE } from './application/photo-store.port.js';
import { ProfilePhotoUseCase } from './application/profile-photo.use-case.js';
import { SyncVipAccessUseCase } from './application/sync-vip-access.use-case.js';
import { TrackGiftClickUseCase } from './application/track-gift-click.use-case.js';
import { acceptPhotoUploads } from './http/photo-upload.js';
import { VipAuthController } from './http/vip-auth.controller.js';
import { VipProfileController } from './http/vip-profile.controller.js';
import { GiftClicksRepository } from './infra/gift-clicks.repository.js';
import { MemberAccountsRepository } from './infra/member-accounts.repository.js';
import { MemberProfilesRepository } from './infra/member-profiles.repository.js';
import { MemberAccessRepository } from './infra/member-access.repository.js';
import { MembersRepository } from './infra/members.repository.js';
import { PhotoFiles } from './infra/photo-files.adapter.js';
import { SharpPhotoEncoder } from './infra/sharp-photo-encoder.js';
import { MEMBER_ACCESS } from './members.public.js';

@Module({
  imports: [CmsModule, FunnelModule, PaymentsModule],
  controllers: [VipAuthController, VipProfileController],
  providers: [
    SyncVipAccessUseCase,
    MemberSignInUseCase,
    MemberPasswordUseCase,
    ForgotPasswordUseCase,
    MemberTwoFactorUseCase,
    MemberProfileUseCase,
    ProfilePhotoUseCase,
    TrackGiftClickUseCase,
    AccessMails,
    AccountMails,
    SiteLinks,
    MembersRepository,
    { provide: MEMBERS, useExisting: MembersRepository },
    { provide: MEMBER_LINKS, useExisting: MembersRepository },
    { provide: MEMBER_ACCOUNTS, useClass: MemberAccountsRepository },
    { provide: MEMBER_PROFILES, useClass: MemberProfilesRepository },
    { provide: PHOTO_ENCODER, useClass: SharpPhotoEncoder },
    { provide: PHOTO_STORE, useClass: PhotoFiles },
    { provide: GIFT_CLICKS, useClass: GiftClicksRepository },
    { provide: MEMBER_ACCESS, useClass: MemberAccessRepository },
  ],
  exports: [MEMBER_ACCESS],
})
export class MembersModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly sync: SyncVipAccessUseCase,
    private readonly forgotten: ForgotPasswordUseCase,
    private readonly server: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('order.paid', 'vip-access', ({ order_id }) => this.sync.execute(order_id));
    this.tasks.listen('order.status_changed', 'vip-access', ({ order_id }) => this.sync.execute(order_id));
    this.tasks.register(MAIL_RESET_TASK, (payload: { email: string }) => this.forgotten.mail(payload));
    // A command has no server.
    const server: HttpAdapterHost['httpAdapter'] | undefined = this.server.httpAdapter;
    if (server) acceptPhotoUploads(server.getInstance<FastifyInstance>());
  }
}

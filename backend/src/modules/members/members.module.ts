import { Module, type OnModuleInit } from '@nestjs/common';
import { SiteLinks } from '../../platform/links/site-links.js';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccessMails } from './application/access-mails.js';
import { MEMBER_LINKS } from './application/member-links.port.js';
import { MEMBERS } from './application/members.port.js';
import { SyncVipAccessUseCase } from './application/sync-vip-access.use-case.js';
import { MembersRepository } from './infra/members.repository.js';

@Module({
  imports: [FunnelModule, PaymentsModule],
  providers: [
    SyncVipAccessUseCase,
    AccessMails,
    SiteLinks,
    MembersRepository,
    { provide: MEMBERS, useExisting: MembersRepository },
    { provide: MEMBER_LINKS, useExisting: MembersRepository },
  ],
})
export class MembersModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly sync: SyncVipAccessUseCase,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('order.paid', 'vip-access', ({ order_id }) => this.sync.execute(order_id));
    this.tasks.listen('order.status_changed', 'vip-access', ({ order_id }) => this.sync.execute(order_id));
  }
}

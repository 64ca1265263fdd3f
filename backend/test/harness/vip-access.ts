import { BonusGrantsRepository } from '../../src/modules/funnel/infra/bonus-grants.repository.js';
import { AccessMails } from '../../src/modules/members/application/access-mails.js';
import { SyncVipAccessUseCase } from '../../src/modules/members/application/sync-vip-access.use-case.js';
import { MailedLinks } from '../../src/modules/members/application/mailed-links.js';
import { MembersRepository } from '../../src/modules/members/infra/members.repository.js';
import { OrderHistoryRepository } from '../../src/modules/payments/settlement/infra/order-history.repository.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import { Links } from '../../src/platform/links/links.js';
import { FakeMails } from './fake-mails.js';
import type { SqlDatabase } from './sql-database.js';
import { unitConfig } from './unit-config.js';

/** VIP access over a real database, as the module puts it together; only mails stay in memory. */
export function vipAccess({ sql }: SqlDatabase, now: number) {
  const members = new MembersRepository(sql);
  const mails = new FakeMails();
  const sync = new SyncVipAccessUseCase(
    sql,
    members,
    new MailedLinks(members, mails, new FixedClock(now)),
    new OrderHistoryRepository(sql),
    new BonusGrantsRepository(),
    mails,
    new AccessMails(new Links(unitConfig())),
    new FixedClock(now),
  );
  return { members, mails, sync };
}

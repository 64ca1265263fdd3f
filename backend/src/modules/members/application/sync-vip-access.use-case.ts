import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { BONUS_GRANTS, type BonusGrants } from '../../funnel/funnel.public.js';
import {
  addressOf,
  ENTITLED_STATUSES,
  ORDER_HISTORY,
  type OrderHistoryReader,
  type OrderView,
} from '../../payments/payments.public.js';
import type { MovedOrders, OrderWelcomes } from '../members.public.js';
import { setupLinkEnd } from '../domain/setup-link.js';
import { AccessMails } from './access-mails.js';
import { MailedLinks, type LinkToken } from './mailed-links.js';
import { MEMBERS, type HeldAddress, type MemberAccount, type Members, type PayingAddress } from './members.port.js';

/**
 * Holds the account of a VIP buyer to what the orders of the address say (F-321, F-323, C-098). Access is there while one of them is
 * paid, not refunded in full and not in dispute (refund policy, "Disputes"); the bonus pack follows it. Each order is welcomed once,
 * with a link for choosing a password, or without where there is one. Orders do not change what an administrator
 * has decided by hand, but a new purchase gives access. Everything is read again under the account's lock.
 */
@Injectable()
export class SyncVipAccessUseCase implements MovedOrders, OrderWelcomes {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MEMBERS) private readonly members: Members,
    private readonly mailedLinks: MailedLinks,
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    @Inject(BONUS_GRANTS) private readonly bonuses: BonusGrants,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly accessMails: AccessMails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An order was paid: whoever has no account gets one. Throws while a paid order has no address, so that the job is tried again. */
  async execute(orderId: string): Promise<void> {
    await this.sync(orderId, (tx, person) => this.members.ensure(tx, person));
  }

  /** A paid order has changed. An account that was deleted since stays deleted. */
  async follow(orderId: string): Promise<void> {
    await this.sync(orderId, (tx, person) => this.members.lockBuyer(tx, person));
  }

  /** The order has another address: the account of the address before loses what it brought, and that of the new one is welcomed. */
  async orderMoved(
    tx: Transaction,
    { orderId, from, correction }: { orderId: string; from: string; correction: string },
  ): Promise<void> {
    const order = (await this.orders.byId(orderId, tx))?.order;
    if (order?.product !== 'vip' || order.paidAt === null) return;
    const { paidAt } = order;
    const former = await this.members.lockBuyer(tx, { email: from, paidAt });
    await this.hold(tx, { member: former, email: from, orderId });
    const email = addressOf(order);
    const member = await this.members.ensure(tx, { email, paidAt, name: order.name ?? '', at: this.clock.now() });
    await this.hold(tx, { member, email, orderId, occasion: correction });
  }

  /** Mails only: what the account may is not decided anew. */
  async welcomeAgain(tx: Transaction, { orderId, occasion }: { orderId: string; occasion: string }): Promise<void> {
    const order = (await this.orders.byId(orderId, tx))?.order;
    if (order?.product !== 'vip' || order.paidAt === null || !ENTITLED_STATUSES.includes(order.status)) return;
    const member = await this.members.lockBuyer(tx, { email: addressOf(order), paidAt: order.paidAt });
    if (member) await this.welcome(tx, { member, orderId, occasion });
  }

  private async sync(
    orderId: string,
    accountOf: (tx: Transaction, person: PayingAddress & { name: string; at: number }) => Promise<MemberAccount | null>,
  ): Promise<void> {
    const order = (await this.orders.byId(orderId))?.order;
    if (order?.product !== 'vip') return;
    const { paidAt } = order;
    if (paidAt === null) return;
    const email = addressOf(order);
    await this.transactions.transaction(async (tx) => {
      const member = await accountOf(tx, { email, paidAt, name: order.name ?? '', at: this.clock.now() });
      await this.hold(tx, { member, email, orderId });
    });
  }

  /** Holds an address, and the account that it may have, to its orders. The order is welcomed where it is one of them. */
  private async hold(tx: Transaction, { member, email, orderId, occasion }: Holder): Promise<void> {
    const addresses = member
      ? await this.members.addressesOf(tx, member.id)
      : [{ email, since: null, until: null, passedOn: false }];
    const entitling = await this.entitlingOrders(tx, addresses);
    await this.syncBonuses(tx, addresses, entitling);
    if (!member) return;
    const isNew = entitling.some(({ id }) => id === orderId) && (await this.welcome(tx, { member, orderId, occasion }));
    if (isNew) await this.members.endRefusal(tx, member.id);
    await this.members.setSummit2Access(tx, member.id, entitling.length > 0);
  }

  /** After a change of address: the bonus pack opens for the new one too (F-254). Access stays as it is. */
  async followAddress(tx: Transaction, memberId: string): Promise<void> {
    const addresses = await this.members.addressesOf(tx, memberId);
    const entitling = await this.entitlingOrders(tx, addresses);
    if (entitling.length > 0) await this.syncBonuses(tx, addresses, entitling);
  }

  /** Oldest first. */
  private async entitlingOrders(tx: Transaction, addresses: readonly HeldAddress[]): Promise<OrderView[]> {
    const orders = (await this.orders.ofBuyer(addresses, tx)).map(({ order }) => order);
    return orders.filter(({ product, status }) => product === 'vip' && ENTITLED_STATUSES.includes(status)).reverse();
  }

  /** At a former address that has become somebody else's the pack follows that person's orders. */
  private async syncBonuses(tx: Transaction, addresses: readonly HeldAddress[], entitling: OrderView[]): Promise<void> {
    const newest = entitling.at(-1);
    for (const { email } of addresses.filter(({ passedOn }) => !passedOn)) {
      if (newest) await this.bonuses.grantVipPack(tx, { email, grantedAt: newest.paidAt! });
      else await this.bonuses.revokeVipPack(tx, email);
    }
  }

  /** Whether the order was not welcomed before. */
  private async welcome(tx: Transaction, order: Welcome): Promise<boolean> {
    const { member } = order;
    if (member.hasPassword) return this.mails.enqueue(tx, this.accessMails.alreadyMember(order));
    const terms = { memberId: member.id, purpose: 'setup', expiresAt: setupLinkEnd(this.clock.now()) } as const;
    const mailOf = ({ token }: LinkToken) => this.accessMails.setupLink({ ...order, token });
    return (await this.mailedLinks.mail(tx, terms, mailOf)) !== null;
  }
}

interface Welcome {
  member: MemberAccount;
  orderId: string;
  /** Why the order is welcomed once more, if it is. */
  occasion?: string | undefined;
}

interface Holder extends Omit<Welcome, 'member'> {
  member: MemberAccount | null;
  email: string;
}

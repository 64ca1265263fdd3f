import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue, type MailRequest, type OwnValues } from '../../../platform/mail/mail-queue.js';
import { setupLinkEnd } from '../domain/setup-link.js';
import { accessNames } from './access-mails.js';
import { MEMBER_LINKS, type MemberLinks } from './member-links.port.js';
import type { SummitRights } from './vip-users.port.js';

/** Whoever is to choose a first password. */
interface Invited extends SummitRights {
  id: string;
  email: string;
  name: string;
}

interface OpenLink {
  url: string;
  tokenHash: string;
}

/** Links that an administrator gives out for choosing the first password: 7 days, once (C-109). */
@Injectable()
export class SetupLinks {
  constructor(
    @Inject(MEMBER_LINKS) private readonly memberLinks: Pick<MemberLinks, 'add' | 'endAll'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The link of a new account, mailed unless the administrator hands it over. Answers its address. */
  async open(tx: Transaction, member: Invited, { mailed }: { mailed: boolean }): Promise<string> {
    const link = this.newLink();
    await this.store(tx, member, link);
    if (mailed) await this.mails.enqueue(tx, this.welcome(member, link, `vip-setup:${link.tokenHash}`));
    return link.url;
  }

  /** Once for each account, however often it is asked for. */
  async mailOnce(tx: Transaction, member: Invited): Promise<void> {
    const link = this.newLink();
    if (await this.mails.enqueue(tx, this.welcome(member, link, `vip-import:${member.id}`)))
      await this.store(tx, member, link);
  }

  /** A link in place of those before, which stop working. Answers its address. */
  async replace(tx: Transaction, member: Invited): Promise<string> {
    const link = this.newLink();
    await this.memberLinks.endAll(tx, member.id, 'setup');
    await this.store(tx, member, link);
    const values: OwnValues<'vip-setup-resend'> = {
      name: member.name || 'there',
      setup_url: link.url,
      login_url: this.links.to('vipLogin'),
    };
    const key = `vip-setup-resend:${link.tokenHash}`;
    await this.mails.enqueue(tx, { key, template: 'vip-setup-resend', recipient: member.email, values });
    return link.url;
  }

  private newLink(): OpenLink {
    const { token, tokenHash } = newLinkToken();
    return { tokenHash, url: this.links.to('vipSetupPassword', {}, { query: { token } }) };
  }

  private async store(tx: Transaction, { id: memberId }: Invited, { tokenHash }: OpenLink): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = setupLinkEnd(createdAt);
    await this.memberLinks.add(tx, { tokenHash, memberId, purpose: 'setup', createdAt, expiresAt });
  }

  private welcome(member: Invited, { url }: OpenLink, key: string): MailRequest {
    const values: OwnValues<'vip-setup-link'> = {
      name: member.name || 'there',
      setup_url: url,
      summit_names: accessNames(member),
      login_url: this.links.to('vipLogin'),
      library_url: this.links.to('vipResources'),
    };
    return { key, template: 'vip-setup-link', recipient: member.email, values };
  }
}

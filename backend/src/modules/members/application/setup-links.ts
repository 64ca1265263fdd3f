import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import { setupLinkEnd } from '../domain/setup-link.js';
import { accessNames } from './access-mails.js';
import { MailedLinks, type LinkToken } from './mailed-links.js';
import type { SummitRights } from './vip-users.port.js';

/** Whoever is to choose a first password. */
interface Invited extends SummitRights {
  id: string;
  email: string;
  name: string;
}

/** Links that an administrator gives out for choosing the first password: 7 days, once (C-109). */
@Injectable()
export class SetupLinks {
  constructor(
    private readonly mailedLinks: MailedLinks,
    private readonly links: Links,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The link of a new account, mailed unless the administrator hands it over. Answers its address. */
  async open(tx: Transaction, member: Invited, { mailed }: { mailed: boolean }): Promise<string> {
    const terms = this.termsFor(member);
    const mailOf = (link: LinkToken) => this.welcome(member, link, `vip-setup:${link.tokenHash}`);
    const mail = mailed ? await this.mailedLinks.mail(tx, terms, mailOf) : null;
    return this.urlOf(mail ?? (await this.mailedLinks.add(tx, terms)));
  }

  /** Once for each account, however often it is asked for. */
  async mailOnce(tx: Transaction, member: Invited): Promise<void> {
    const mailOf = (link: LinkToken) => this.welcome(member, link, `vip-import:${member.id}`);
    await this.mailedLinks.mail(tx, this.termsFor(member), mailOf);
  }

  /** A link in place of those before, which stop working. Answers its address. */
  async replace(tx: Transaction, member: Invited): Promise<string> {
    const mailOf = (link: LinkToken): MailRequest => {
      const values: OwnValues<'vip-setup-resend'> = {
        name: member.name || 'there',
        setup_url: this.urlOf(link),
        login_url: this.links.to('vipLogin'),
      };
      const key = `vip-setup-resend:${link.tokenHash}`;
      return { key, template: 'vip-setup-resend', recipient: member.email, values, unlimited: true };
    };
    const link = await this.mailedLinks.replace(tx, this.termsFor(member), mailOf);
    if (!link) throw new Error('The mail of a new link has a key of its own and no limit, so it always goes out.');
    return this.urlOf(link);
  }

  private urlOf({ token }: LinkToken): string {
    return this.links.to('vipSetupPassword', {}, { query: { token } });
  }

  private termsFor({ id: memberId }: Invited) {
    return { memberId, purpose: 'setup', expiresAt: setupLinkEnd(this.clock.now()) } as const;
  }

  private welcome(member: Invited, link: LinkToken, key: string): MailRequest {
    const values: OwnValues<'vip-setup-link'> = {
      name: member.name || 'there',
      setup_url: this.urlOf(link),
      summit_names: accessNames(member),
      login_url: this.links.to('vipLogin'),
      library_url: this.links.to('vipResources'),
    };
    return { key, template: 'vip-setup-link', recipient: member.email, values };
  }
}

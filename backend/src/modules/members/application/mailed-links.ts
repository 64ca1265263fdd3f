import { Inject, Injectable } from '@nestjs/common';
import { MAIL_TEMPLATES } from '@summit/content/messages';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { MailQueue, type MailRequest } from '../../../platform/mail/mail-queue.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { MEMBER_LINKS, type MemberLinks, type NewLink } from './member-links.port.js';

/** What a new link is for. Times in ms. */
type LinkTerms = Pick<NewLink, 'memberId' | 'purpose' | 'expiresAt' | 'email'>;

/** The token goes into the mail, the hash names the mail and is what we keep. */
export interface LinkToken {
  token: string;
  tokenHash: string;
}

type MailOf = (link: LinkToken) => MailRequest;

/** The one way to a link in a mailbox: a link is kept, and replaces others, only where its mail goes out. */
@Injectable()
export class MailedLinks {
  constructor(
    @Inject(MEMBER_LINKS) private readonly links: Pick<MemberLinks, 'add' | 'endAll' | 'hasOpen'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A link that somebody else hands over. Links before it go on working. */
  async add(tx: Transaction, terms: LinkTerms): Promise<LinkToken> {
    const link = newLinkToken();
    await this.store(tx, terms, link);
    return link;
  }

  /** Mails a link; those before it go on working. Null, and no link, where no mail goes out. */
  async mail(tx: Transaction, terms: LinkTerms, mailOf: MailOf): Promise<LinkToken | null> {
    const link = newLinkToken();
    if (!(await this.queue(tx, terms, mailOf(link)))) return null;
    await this.store(tx, terms, link);
    return link;
  }

  /** Mails a link in place of those before it for the same purpose. Null where no mail goes out: then those stay. */
  async replace(tx: Transaction, terms: LinkTerms, mailOf: MailOf): Promise<LinkToken | null> {
    const link = newLinkToken();
    if (!(await this.queue(tx, terms, mailOf(link)))) return null;
    await this.links.endAll(tx, terms.memberId, terms.purpose);
    await this.store(tx, terms, link);
    return link;
  }

  /** A flood of requests holds a way into an account back only while the mailbox has a link that works (S3). */
  private async queue(tx: Transaction, { memberId, purpose }: LinkTerms, mail: MailRequest): Promise<boolean> {
    if (await this.mails.enqueue(tx, mail)) return true;
    if (MAIL_TEMPLATES[mail.template].onDemand !== 'access') return false;
    if (await this.links.hasOpen(tx, { memberId, purpose, at: this.clock.now() })) return false;
    return this.mails.enqueue(tx, { ...mail, unlimited: true });
  }

  private store(tx: Transaction, terms: LinkTerms, { tokenHash }: LinkToken): Promise<void> {
    return this.links.add(tx, { ...terms, tokenHash, createdAt: this.clock.now() });
  }
}

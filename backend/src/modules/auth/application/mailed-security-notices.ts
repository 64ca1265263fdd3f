import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Role } from '../../../platform/http/token-verifier.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { momentText } from '../../../platform/mail/moment-text.js';
import type { PasskeyNotice, SecurityNotice, SecurityNotices, Subject } from '../auth.public.js';

const AREAS: Record<Role, string> = {
  admin: 'admin dashboard',
  vip: 'VIP member area',
  speaker: 'speaker dashboard',
};

/** Tells the owner of an account by mail what has changed (C-091). */
@Injectable()
export class MailedSecurityNotices implements SecurityNotices {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
  ) {}

  async send(
    tx: Transaction,
    notice: SecurityNotice,
    { subject: { role, id }, email }: { subject: Subject; email: string },
  ): Promise<void> {
    const now = this.clock.now();
    const common = { account_email: email, area: AREAS[role], changed_at: momentText(now) };
    const values =
      notice === 'password-changed'
        ? { ...common, login_url: this.loginPage(role) }
        : { ...common, reset_url: this.resetPage(role) };
    await this.mails.enqueue(tx, { key: `${notice}:${role}:${id}:${now}`, template: notice, recipient: email, values });
  }

  async sendOfPasskey(
    tx: Transaction,
    notice: PasskeyNotice,
    { subject: { role }, email, passkey: { id, label, lastUsedAt } }: Parameters<SecurityNotices['sendOfPasskey']>[2],
  ): Promise<void> {
    const values = {
      account_email: email,
      area: AREAS[role],
      changed_at: momentText(this.clock.now()),
      passkey: label,
      reset_url: this.resetPage(role),
    };
    const occasion = notice === 'passkey-refused' ? `:${lastUsedAt ?? 0}` : '';
    await this.mails.enqueue(tx, { key: `${notice}:${id}${occasion}`, template: notice, recipient: email, values });
  }

  private resetPage(role: Role): string {
    return role === 'vip' ? this.links.to('vipForgotPassword') : this.loginPage(role);
  }

  private loginPage(role: Role): string {
    if (role === 'vip') return this.links.to('vipLogin');
    return role === 'admin' ? this.links.to('adminLogin') : this.links.to('speakerLogin');
  }
}

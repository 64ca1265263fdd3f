import { Injectable } from '@nestjs/common';
import { SiteLinks } from '../../../platform/links/site-links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import { RESET_LINK_MINUTES } from '../domain/reset-link.js';

const CHANGED_AT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Mails about the security of a member's account. */
@Injectable()
export class AccountMails {
  constructor(private readonly links: SiteLinks) {}

  reset({ email, name, token, tokenHash }: Record<'email' | 'name' | 'token' | 'tokenHash', string>): MailRequest {
    const values: OwnValues<'password-reset-vip'> = {
      name: name || 'there',
      reset_url: this.links.vipResetPassword(token),
      valid_for: `${RESET_LINK_MINUTES} minutes`,
    };
    return { key: `vip-reset:${tokenHash}`, template: 'password-reset-vip', recipient: email, values };
  }

  /** `at` in ms. */
  twoFactor(
    template: 'two-factor-enabled' | 'two-factor-disabled',
    { memberId, email, at }: { memberId: string; email: string; at: number },
  ): MailRequest {
    const values: OwnValues<'two-factor-enabled'> = {
      account_email: email,
      area: 'VIP member area',
      changed_at: `${CHANGED_AT.format(at)} UTC`,
      reset_url: this.links.vipForgotPassword(),
    };
    return { key: `${template}:vip:${memberId}:${at}`, template, recipient: email, values };
  }
}

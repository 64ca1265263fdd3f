import { Injectable } from '@nestjs/common';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import { RESET_LINK_MINUTES } from '../domain/reset-link.js';

/** Mails about the security of a member's account. */
@Injectable()
export class AccountMails {
  constructor(private readonly links: Links) {}

  setupReminder({
    email,
    name,
    token,
    tokenHash,
  }: Record<'email' | 'name' | 'token' | 'tokenHash', string>): MailRequest {
    const values: OwnValues<'vip-setup-reminder'> = {
      name: name || 'there',
      setup_url: this.links.to('vipSetupPassword', {}, { query: { token } }),
    };
    return { key: `vip-setup-reminder:${tokenHash}`, template: 'vip-setup-reminder', recipient: email, values };
  }

  reset({ email, name, token, tokenHash }: Record<'email' | 'name' | 'token' | 'tokenHash', string>): MailRequest {
    const values: OwnValues<'password-reset-vip'> = {
      name: name || 'there',
      reset_url: this.links.to('vipResetPassword', {}, { query: { token } }),
      valid_for: `${RESET_LINK_MINUTES} minutes`,
    };
    return { key: `vip-reset:${tokenHash}`, template: 'password-reset-vip', recipient: email, values };
  }
}

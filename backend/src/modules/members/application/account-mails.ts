import { Injectable } from '@nestjs/common';
import { maskEmail } from '@summit/rules';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import { momentText } from '../../../platform/mail/moment-text.js';
import { TAKE_BACK_DAYS } from '../../auth/auth.public.js';
import { LOST_FACTOR_HOURS } from '../domain/lost-second-factor.js';
import { MAILBOX_LINK_MINUTES } from '../domain/mailbox-link.js';

const LINK_LASTS = `${MAILBOX_LINK_MINUTES} minutes`;
const WAITING_TIME = `${LOST_FACTOR_HOURS} hours`;

type MailedLink = Record<'email' | 'name' | 'token' | 'tokenHash', string>;

interface NewAddress {
  account: { id: string; email: string; name: string };
  newEmail: string;
}

/** Mails about the security of a member's account. */
@Injectable()
export class AccountMails {
  constructor(private readonly links: Links) {}

  setupReminder({ email, name, token, tokenHash }: MailedLink): MailRequest {
    const values: OwnValues<'vip-setup-reminder'> = {
      name: name || 'there',
      setup_url: this.links.to('vipSetupPassword', {}, { query: { token } }),
    };
    return { key: `vip-setup-reminder:${tokenHash}`, template: 'vip-setup-reminder', recipient: email, values };
  }

  renewedSetupLink({ email, name, token, tokenHash }: MailedLink): MailRequest {
    const values: OwnValues<'vip-setup-resend'> = {
      name: name || 'there',
      setup_url: this.links.to('vipSetupPassword', {}, { query: { token } }),
      login_url: this.links.to('vipLogin'),
    };
    return { key: `vip-setup-renewed:${tokenHash}`, template: 'vip-setup-resend', recipient: email, values };
  }

  lostSecondFactor({ email, name, token, tokenHash }: MailedLink): MailRequest {
    const values: OwnValues<'two-factor-lost'> = {
      name: name || 'there',
      confirm_url: this.links.to('vipLostTwoFactor', {}, { query: { token } }),
      valid_for: LINK_LASTS,
      waiting_time: WAITING_TIME,
    };
    return { key: `vip-lost-factor:${tokenHash}`, template: 'two-factor-lost', recipient: email, values };
  }

  /** `endsAt` in ms. */
  secondFactorEnds({ email, name, token, tokenHash, endsAt }: MailedLink & { endsAt: number }): MailRequest {
    const values: OwnValues<'two-factor-ending'> = {
      name: name || 'there',
      ends_at: momentText(endsAt),
      keep_url: this.links.to('vipKeepTwoFactor', {}, { query: { token } }),
      login_url: this.links.to('vipLogin'),
    };
    return { key: `vip-factor-ends:${tokenHash}`, template: 'two-factor-ending', recipient: email, values };
  }

  /** To the new address. */
  changeEmail({
    account,
    newEmail,
    token,
    tokenHash,
  }: NewAddress & Record<'token' | 'tokenHash', string>): MailRequest {
    const values: OwnValues<'email-change-link'> = {
      name: account.name || 'there',
      account_email: account.email,
      confirm_url: this.links.to('vipConfirmEmail', {}, { query: { token } }),
      valid_for: LINK_LASTS,
    };
    return { key: `vip-change-email:${tokenHash}`, template: 'email-change-link', recipient: newEmail, values };
  }

  /** To the address before; `at` in ms. */
  emailChanged({
    account,
    newEmail,
    at,
    token,
    tokenHash,
  }: NewAddress & { at: number } & Record<'token' | 'tokenHash', string>): MailRequest {
    const values: OwnValues<'email-changed'> = {
      name: account.name || 'there',
      account_email: account.email,
      new_email: maskEmail(newEmail),
      changed_at: momentText(at),
      undo_url: this.links.to('vipConfirmEmail', {}, { query: { undo: token } }),
      valid_for: `${TAKE_BACK_DAYS} days`,
    };
    return { key: `vip-email-changed:${tokenHash}`, template: 'email-changed', recipient: account.email, values };
  }

  reset({ email, name, token, tokenHash }: MailedLink): MailRequest {
    const values: OwnValues<'password-reset-vip'> = {
      name: name || 'there',
      reset_url: this.links.to('vipResetPassword', {}, { query: { token } }),
      valid_for: LINK_LASTS,
    };
    return { key: `vip-reset:${tokenHash}`, template: 'password-reset-vip', recipient: email, values };
  }
}

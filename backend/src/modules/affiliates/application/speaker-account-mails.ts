import { Inject, Injectable } from '@nestjs/common';
import { maskEmail } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import { momentText } from '../../../platform/mail/moment-text.js';
import { TAKE_BACK_DAYS } from '../../auth/auth.public.js';
import { payoutMethodText, type PayoutDetails } from '../domain/payout-details.js';
import type { SpeakerAccountRecord } from './speaker-accounts.port.js';
import { SPEAKER_LINK_MINUTES } from './speaker-link-mail.js';

interface NewAddress {
  /** As it was before. */
  account: SpeakerAccountRecord;
  newEmail: string;
}

/** A change of the way somebody is paid. */
export interface PayoutMethodChange {
  methodId: string;
  account: SpeakerAccountRecord;
  before: PayoutDetails;
  after: PayoutDetails;
}

/** Mails about changes of a speaker's account. */
@Injectable()
export class SpeakerAccountMails {
  constructor(
    private readonly links: Links,
    @Inject(APP_CONFIG) private readonly config: { mail: Pick<AppConfig['mail'], 'supportEmail'> },
  ) {}

  /** To the new address. */
  changeEmail({
    account,
    newEmail,
    token,
    tokenHash,
  }: NewAddress & Record<'token' | 'tokenHash', string>): MailRequest {
    const values: OwnValues<'speaker-email-change-link'> = {
      name: account.name,
      account_email: account.email,
      confirm_url: this.links.to('speakerLogin', {}, { query: { confirm_email: token } }),
      valid_for: `${SPEAKER_LINK_MINUTES} minutes`,
    };
    const key = `speaker-change-email:${tokenHash}`;
    return { key, template: 'speaker-email-change-link', recipient: newEmail, values };
  }

  /** To the address before; `at` in ms. */
  emailChanged({
    account,
    newEmail,
    at,
    token,
    tokenHash,
  }: NewAddress & { at: number } & Record<'token' | 'tokenHash', string>): MailRequest {
    const values: OwnValues<'speaker-email-changed'> = {
      name: account.name,
      account_email: account.email,
      new_email: maskEmail(newEmail),
      changed_at: momentText(at),
      undo_url: this.links.to('speakerLogin', {}, { query: { undo_email: token } }),
      valid_for: `${TAKE_BACK_DAYS} days`,
    };
    const key = `speaker-email-changed:${tokenHash}`;
    return { key, template: 'speaker-email-changed', recipient: account.email, values };
  }

  /** To the operator. */
  methodNotice({ methodId, account }: Pick<PayoutMethodChange, 'methodId' | 'account'>): MailRequest {
    const values: OwnValues<'payout-method-notice'> = {
      affiliate_name: account.name,
      speaker_code: account.code,
      admin_url: this.links.to('adminDashboard'),
    };
    const recipient = this.config.mail.supportEmail;
    return { key: `payout-method-notice:${methodId}`, template: 'payout-method-notice', recipient, values };
  }

  /** To the account, and to the PayPal address that is to be left: whoever took the account over does not read that one. */
  methodAsked({ methodId, account, before, after }: PayoutMethodChange, at: number): MailRequest[] {
    const values: OwnValues<'payout-method-asked'> = {
      name: account.name,
      old_method: payoutMethodText(before),
      new_method: payoutMethodText(after),
      changed_at: momentText(at),
    };
    return recipients(account, before).map((recipient) => ({
      key: `payout-method-asked:${methodId}:${recipient}`,
      template: 'payout-method-asked',
      recipient,
      values,
    }));
  }

  methodDecided(
    { methodId, account, before, after }: PayoutMethodChange,
    outcome: 'approved' | 'declined',
  ): MailRequest[] {
    const values: OwnValues<'payout-method-decided'> = {
      name: account.name,
      decision: outcome,
      new_method: payoutMethodText(after),
      method_in_force: payoutMethodText(outcome === 'approved' ? after : before),
      dashboard_url: this.links.to('speakerDashboard'),
    };
    return recipients(account, before).map((recipient) => ({
      key: `payout-method-decided:${methodId}:${recipient}`,
      template: 'payout-method-decided',
      recipient,
      values,
    }));
  }
}

const recipients = ({ email }: SpeakerAccountRecord, before: PayoutDetails): string[] => [
  ...new Set([email, ...(before.kind === 'paypal' ? [before.email] : [])]),
];

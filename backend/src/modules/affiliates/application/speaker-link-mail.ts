import { Injectable } from '@nestjs/common';
import { formatUsd, PAYOUT_MINIMUM_CENTS } from '@summit/pricing';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import type { SpeakerAccountRecord } from './speaker-accounts.port.js';

/** How long a link works that proves a mailbox: for a new password, a new address. */
export const SPEAKER_LINK_MINUTES = 60;

export interface MailedLink {
  /** Unique; the mail is sent once for it. */
  tokenHash: string;
  setupUrl: string;
  /** `7 days` */
  validFor: string;
}

/** The mail that brings a link for setting a password: an invitation, or a new password for somebody who has one. */
@Injectable()
export class SpeakerLinkMail {
  constructor(private readonly links: Links) {}

  invitation(
    { name, code, email }: SpeakerAccountRecord,
    { tokenHash, setupUrl, validFor }: MailedLink,
    invited: 'speaker' | 'applicant',
  ): MailRequest {
    const template = invited === 'speaker' ? 'speaker-invitation' : 'affiliate-invitation';
    const values: OwnValues<'speaker-invitation'> & OwnValues<'affiliate-invitation'> = {
      name,
      speaker_code: code,
      set_password_url: setupUrl,
      referral_url: this.links.to('landing', {}, { query: { ref: code } }),
      valid_for: validFor,
      payout_minimum: formatUsd(PAYOUT_MINIMUM_CENTS),
      login_url: this.links.to('speakerLogin'),
      resources_url: this.links.to('speakerResources'),
    };
    return { key: `speaker-link:${tokenHash}`, template, recipient: email, values };
  }

  newPassword({ name, code, email }: SpeakerAccountRecord, { tokenHash, setupUrl, validFor }: MailedLink): MailRequest {
    const values: OwnValues<'password-reset-speaker'> = {
      name,
      speaker_code: code,
      reset_url: setupUrl,
      valid_for: validFor,
    };
    return { key: `speaker-link:${tokenHash}`, template: 'password-reset-speaker', recipient: email, values };
  }
}

import { bonusLinks } from './mail/bonus-links.js';
import { dfyDetails } from './mail/dfy-details.js';
import { disputeClosed } from './mail/dispute-closed.js';
import { disputeOpened } from './mail/dispute-opened.js';
import { implementationDetails } from './mail/implementation-details.js';
import { passwordChanged } from './mail/password-changed.js';
import { passwordResetAdmin } from './mail/password-reset-admin.js';
import { passwordResetSpeaker } from './mail/password-reset-speaker.js';
import { passwordResetVip } from './mail/password-reset-vip.js';
import { payoutStatement } from './mail/payout-statement.js';
import { planCanceled } from './mail/plan-canceled.js';
import { planDefaulted } from './mail/plan-defaulted.js';
import { planFinished } from './mail/plan-finished.js';
import { planInstallmentFailed } from './mail/plan-installment-failed.js';
import { planInstallmentPaid } from './mail/plan-installment-paid.js';
import { receipt } from './mail/receipt.js';
import { refund } from './mail/refund.js';
import { sessionReminder } from './mail/session-reminder.js';
import { speakerInvitation } from './mail/speaker-invitation.js';
import { twoFactorDisabled } from './mail/two-factor-disabled.js';
import { twoFactorEnabled } from './mail/two-factor-enabled.js';
import { vipAlreadyMember } from './mail/vip-already-member.js';
import { vipBonusLink } from './mail/vip-bonus-link.js';
import { vipSetupLink } from './mail/vip-setup-link.js';
import { vipSetupReminder } from './mail/vip-setup-reminder.js';
import { vipSetupResend } from './mail/vip-setup-resend.js';
import { welcome, welcomeConcluded } from './mail/welcome.js';

/** Every mail the product sends, by id (C-062). */
export const MAIL_TEMPLATES = {
  welcome,
  'welcome-concluded': welcomeConcluded,
  'bonus-links': bonusLinks,
  'vip-setup-link': vipSetupLink,
  'vip-setup-reminder': vipSetupReminder,
  'vip-setup-resend': vipSetupResend,
  'vip-already-member': vipAlreadyMember,
  'vip-bonus-link': vipBonusLink,
  'password-reset-admin': passwordResetAdmin,
  'password-reset-vip': passwordResetVip,
  'password-reset-speaker': passwordResetSpeaker,
  'password-changed': passwordChanged,
  'two-factor-enabled': twoFactorEnabled,
  'two-factor-disabled': twoFactorDisabled,
  'implementation-details': implementationDetails,
  'dfy-details': dfyDetails,
  receipt,
  'plan-installment-paid': planInstallmentPaid,
  'plan-installment-failed': planInstallmentFailed,
  'plan-defaulted': planDefaulted,
  'plan-canceled': planCanceled,
  'plan-finished': planFinished,
  'dispute-opened': disputeOpened,
  'dispute-closed': disputeClosed,
  refund,
  'speaker-invitation': speakerInvitation,
  'payout-statement': payoutStatement,
  'session-reminder': sessionReminder,
} as const;

export type MailTemplateId = keyof typeof MAIL_TEMPLATES;

export const isMailTemplateId = (id: string): id is MailTemplateId => Object.hasOwn(MAIL_TEMPLATES, id);

/** The values a mail needs, by its id. */
export type MailValues<Id extends MailTemplateId> = Readonly<
  Record<(typeof MAIL_TEMPLATES)[Id]['variables'][number]['name'], string>
>;

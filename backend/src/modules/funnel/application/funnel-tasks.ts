/** Name of the job that sends a registrant a text message. */
export const SEND_TEXT_TASK = 'funnel/send-text';

/** Name of the job that mails the download link of a bonus. */
export const MAIL_BONUS_LINK_TASK = 'funnel/mail-bonus-link';

/** Name of the job that takes an address off the mailing list. */
export const LEAVE_LIST_TASK = 'funnel/leave-list';

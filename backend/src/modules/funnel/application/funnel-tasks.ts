/** Name of the job that sends a registrant a text message. */
export const SEND_TEXT_TASK = 'funnel/send-text';

/** Name of the job that mails the download link of a bonus. */
export const MAIL_BONUS_LINK_TASK = 'funnel/mail-bonus-link';

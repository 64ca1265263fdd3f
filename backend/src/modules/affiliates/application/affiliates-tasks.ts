/** Name of the job that mails speakers a link for a new password. */
export const MAIL_SPEAKER_RESET_TASK = 'affiliates/mail-reset';

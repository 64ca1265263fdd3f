/** Name of the job that mails an administrator a link for a new password. */
export const MAIL_ADMIN_RESET_TASK = 'auth/mail-admin-reset';

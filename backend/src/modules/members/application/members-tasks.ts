/** Name of the job that removes the file of a photo. */
export const REMOVE_PHOTO_TASK = 'members/remove-photo';

/** Names of the jobs that mail members links for their passwords. */
export const MAIL_RESET_TASK = 'members/mail-reset';
export const REMIND_OF_SETUP_TASK = 'members/remind-of-setup';
export const MAIL_SETUP_LINKS_TASK = 'members/mail-setup-links';

import type { QueuedJob } from '../../../platform/outbox/outbox.js';

/** Name of the job that removes the file of a photo. */
export const REMOVE_PHOTO_TASK = 'members/remove-photo';

/** Removes the file of a photo that nobody shows any more, once the change that took it away is committed. */
export const photoRemoval = (photoId: string): QueuedJob => ({
  task: REMOVE_PHOTO_TASK,
  payload: { photo_id: photoId },
});

/** Names of the jobs that mail members links for their passwords. */
export const MAIL_RESET_TASK = 'members/mail-reset';
export const REMIND_OF_SETUP_TASK = 'members/remind-of-setup';
export const MAIL_SETUP_LINKS_TASK = 'members/mail-setup-links';

/** Name of the job that writes the summit, or a clone of it, into an archive. */
export const WRITE_BUNDLE_TASK = 'data-tools/write-bundle';

/** Names of the jobs that remove the file of an archive, and of a backup. */
export const REMOVE_BUNDLE_TASK = 'data-tools/remove-bundle';
export const REMOVE_BACKUP_TASK = 'data-tools/remove-backup';

/** Name of the job that removes the files of a picture. */
export const REMOVE_FACE_FILES_TASK = 'remove-face-files';

import { ERROR_CATALOG, type FacePlace } from '@summit/contracts';

/** Texts of the panels with photos of people. */
export const FACES_TEXTS = {
  speakers: 'Photos of speakers',
  others: 'Photos of host and quoted people',
  note: 'Whoever has no photo is shown as a drawn portrait, or by the initials. A photo shows on the landing page, the sessions and the banners within two seconds.',
  loading: 'Loading the photos...',
  failed: 'We could not load the photos.',
  none: 'Nobody is named yet.',
  has: 'Photo',
  hasNone: 'No photo',
  unused: 'No page names this person any more',
  set: 'Set photo',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  removeTitle: (name: string) => `Remove the photo of ${name}?`,
  removeBody: 'Pages and banners show the drawn portrait again. The files are deleted.',
  removeFailed: 'We could not remove the photo.',
  dialogTitle: (name: string) => `Photo of ${name}`,
  dialogNote: 'JPEG, PNG or WebP, 8 MB at most. What the camera noted, such as the place, is not kept.',
  file: 'Photo file',
  choose: 'Choose photo',
  crop: 'Part of the photo that is shown. Drag it, or move and resize it with the arrow keys.',
  cropFailed: 'We could not load what the photo is cropped with.',
  alt: 'What the photo shows',
  altHint: 'For people who do not see it, for example "Amara Okafor laughing at her desk".',
  save: 'Save photo',
  saving: 'Saving the photo...',
  saveFailed: 'We could not save the photo.',
  overtaken:
    'Somebody else changed this photo while you were editing. The list behind this dialog shows theirs. Save again to replace it with yours.',
  overtakenUnread: ERROR_CATALOG.edit_conflict.detail,
  noFile: ERROR_CATALOG.photo_required.detail,
  noAlt: ERROR_CATALOG.face_alt_required.detail,
  noCrop: ERROR_CATALOG.face_crop_invalid.detail,
  tooLarge: ERROR_CATALOG.face_too_large.detail,
  unreadable: ERROR_CATALOG.photo_unreadable.detail,
} as const;

export const PLACE_LABELS: Record<FacePlace, string> = { speaker: 'Speaker', host: 'Host', quoted: 'Quoted' };

import type { ErrorTable } from './error-entry.js';

/** Archives of a whole summit. After each of them the database is as it was. */
export const BUNDLE_ERRORS = {
  bundle_running: { status: 409, detail: 'An export is under way already.' },
  bundle_not_archive: { status: 400, detail: 'The file is not a summit archive. Nothing was imported.' },
  bundle_damaged: { status: 400, detail: 'The archive is damaged or not complete. Nothing was imported.' },
  bundle_version_unknown: {
    status: 400,
    detail: 'The archive has a format that this release does not know. Nothing was imported.',
  },
  bundle_release_differs: {
    status: 400,
    detail: 'The archive comes from another release. Import it with the release that wrote it, then update.',
  },
  bundle_foreign_file: {
    status: 400,
    detail: 'The archive holds a file that does not belong into it. Nothing was imported.',
  },
  bundle_not_importable: {
    status: 409,
    detail: 'The summit has more uploads than an import takes. No archive was written.',
  },
  bundle_too_large: {
    status: 400,
    detail: 'The archive unpacks to far more than a summit archive can. Nothing was imported.',
  },
  bundle_checksum_wrong: {
    status: 400,
    detail: 'The archive is not what was exported: a checksum differs. Nothing was imported.',
  },
  bundle_database_not_empty: {
    status: 409,
    detail: 'The database is in use already. An archive goes into an empty one only. Nothing was imported.',
  },
} as const satisfies ErrorTable;

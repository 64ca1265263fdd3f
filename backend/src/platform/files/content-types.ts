import path from 'node:path';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.docx': `${OFFICE}.wordprocessingml.document`,
  '.xlsx': `${OFFICE}.spreadsheetml.sheet`,
};

/** The same from every store. A name of another kind is only ever saved, never shown. */
export const contentTypeOf = (name: string): string => TYPES[path.extname(name)] ?? 'application/octet-stream';

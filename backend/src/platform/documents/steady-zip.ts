import { unzipSync, zipSync, type Zippable } from 'fflate';
import { MADE_AT } from './made-at.js';

/** Archives keep local time without a zone, so this is the same on every machine. */
const ENTRY_DATE = new Date(2025, 9, 27, 15);
const DATED = /<(dcterms:(?:created|modified))([^>]*)>[^<]*</g;
const text = new TextDecoder();
const bytes = new TextEncoder();

/** An archive whose bytes depend on nothing but names and contents. */
export function steadyZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const names = Object.keys(files).sort();
  const entries: Zippable = {};
  for (const name of names) entries[name] = [files[name]!, { mtime: ENTRY_DATE, level: 9 }];
  return Buffer.from(zipSync(entries));
}

/** An Office file, which is an archive too, without the moment in which its library wrote it. */
export function withoutClock(officeFile: Uint8Array): Buffer {
  const files = unzipSync(officeFile);
  const core = files['docProps/core.xml'];
  if (core) {
    const dated = text.decode(core).replace(DATED, `<$1$2>${MADE_AT.toISOString()}<`);
    files['docProps/core.xml'] = bytes.encode(dated);
  }
  return steadyZip(files);
}

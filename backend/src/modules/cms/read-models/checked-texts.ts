import { createHash } from 'node:crypto';
import { COPY_AMOUNTS } from '@summit/content';
import { textFindings, type TextFinding } from '@summit/content/check';
import { contentFigures } from '@summit/pricing';
import { storedTexts, type StoredTextRow } from './stored-content.js';

/**
 * What is wrong with stored texts. Reading all of them takes a tenth of a second and depends on nothing but their words, so a text is read
 * again once it, or what stands beside it in its row, has changed.
 */
export class CheckedTexts {
  private readonly figures = contentFigures(COPY_AMOUNTS);
  /** Of the texts that were there last time, by their fingerprint. */
  private known: ReadonlyMap<string, readonly TextFinding[]> = new Map();

  constructor(private readonly check: typeof textFindings = textFindings) {}

  /** Of each row, also where two are alike: both are to be mended. */
  findings(rows: readonly StoredTextRow[]): TextFinding[] {
    const read = new Map<string, readonly TextFinding[]>();
    const findings = rows.flatMap((row) => {
      const print = fingerprint(row);
      const found = read.get(print) ?? this.known.get(print) ?? this.findingsOf(row);
      read.set(print, found);
      return found;
    });
    this.known = read;
    return findings;
  }

  private findingsOf(row: StoredTextRow): TextFinding[] {
    return storedTexts(row).flatMap((text) => this.check(text, this.figures));
  }
}

const fingerprint = (row: StoredTextRow): string => createHash('sha256').update(JSON.stringify(row)).digest('base64');

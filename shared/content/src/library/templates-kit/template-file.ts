import type { FileContent } from '../sheet.js';

/** One file of the Templates Kit. */
export interface TemplateFile {
  readonly fileName: string;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly about: string;
  readonly content: FileContent;
}

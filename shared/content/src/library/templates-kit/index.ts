import { TEXT_TEMPLATES } from './documents.js';
import { PRINTED_TEMPLATES } from './printed-pages.js';
import type { TemplateFile } from './template-file.js';
import { WORKBOOK_TEMPLATES } from './workbooks.js';

/** The Templates Kit, an add-on of the Implementation Package: real files, in one zip. */
export const TEMPLATES_KIT: readonly TemplateFile[] = [...TEXT_TEMPLATES, ...WORKBOOK_TEMPLATES, ...PRINTED_TEMPLATES];

export type { TemplateFile } from './template-file.js';

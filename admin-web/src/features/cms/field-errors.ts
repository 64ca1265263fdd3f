import type { CmsField, CmsValues } from './cms-resource';
import { CMS_TEXTS } from './messages';

const WHOLE = /^\d{1,9}$/;
const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;

/** What is wrong in the browser's view, by field. The server decides. */
export function fieldErrors(fields: readonly CmsField[], values: CmsValues): Record<string, string> {
  const found = fields.flatMap(({ name, label, kind, required = false }) => {
    const text = (values[name] ?? '').trim();
    if (text === '') return required ? [[name, CMS_TEXTS.required(label)] as const] : [];
    if (kind === 'number' && !WHOLE.test(text)) return [[name, CMS_TEXTS.numberInvalid] as const];
    if (kind === 'price' && !DOLLARS.test(text)) return [[name, CMS_TEXTS.priceInvalid] as const];
    return [];
  });
  return Object.fromEntries(found);
}

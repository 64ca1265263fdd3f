// The texts of @summit/content with the place where each stands.

/**
 * @typedef {object} ContentText
 * @property {Kind} kind
 * @property {string} place file and the way to the value inside it
 * @property {string} text
 * @property {readonly string[]} [variables] what `{{…}}` may name, in messages
 *
 * @typedef {'page' | 'legal' | 'message' | 'talk' | 'prompt' | 'bonus file'} Kind
 */

/** By path below `src`; what matches nothing is page copy. @type {readonly [RegExp, Kind | null][]} */
const KINDS = [
  // Names, examples and the rules about texts: not read by visitors.
  [/^(figures|copy-figures|stated-)|^messages\/(?!mail\/|sms\/)/, null],
  [/^legal\//, 'legal'],
  [/^messages\//, 'message'],
  [/^prompts\//, 'prompt'],
  [/^(bonus-files|library)\/(?!library-files|add-ons|deliveries)/, 'bonus file'],
  // Words of other people about their own business.
  [/^(speakers?|sessions?|testimonials|host|listed-gifts)\b/, 'talk'],
];

/** @param {string} file path below `src` @returns {Kind | null} null for a file that no visitor reads */
export function kindOf(file) {
  const found = KINDS.find(([pattern]) => pattern.test(file));
  return found ? found[1] : 'page';
}

/**
 * Every text of the modules, once: files that gather other files come last, so a text is placed where it is written.
 * @param {readonly { file: string, exports: Record<string, unknown> }[]} modules
 * @returns {ContentText[]}
 */
export function contentTexts(modules) {
  const read = modules
    .flatMap(({ file, exports }) => {
      const kind = kindOf(file);
      return kind === null
        ? []
        : [Object.entries(exports).flatMap(([name, value]) => textsOf(value, `${file}: ${name}`, kind))];
    })
    .sort((a, b) => a.length - b.length);
  const seen = new Set();
  return read.flat().filter(({ text }) => !seen.has(text) && seen.add(text));
}

/**
 * @param {unknown} value @param {string} place @param {Kind} kind
 * @returns {ContentText[]}
 */
function textsOf(value, place, kind) {
  if (typeof value === 'string') return [{ kind, place, text: value }];
  if (value === null || typeof value !== 'object') return [];
  if ('templateId' in value) return messageTexts(/** @type {any} */ (value), place);
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${place}.${key}`, kind));
}

/**
 * What an author writes of a message; its layout in HTML and text is made from the same words.
 * @param {{ variables: readonly { name: string }[] } & Record<string, unknown>} message
 * @param {string} place
 * @returns {ContentText[]}
 */
function messageTexts(message, place) {
  const variables = message.variables.map(({ name }) => name);
  const fields = 'body' in message ? ['name', 'subject', 'body', 'reason'] : ['name', 'text'];
  return fields.map((field) => ({
    kind: 'message',
    place: `${place}.${field}`,
    text: String(message[field]),
    variables,
  }));
}

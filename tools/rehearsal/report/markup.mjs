/** A piece of the page whose texts are escaped already. */
export class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

const ESCAPES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** @param {unknown} value */
const shown = (value) => {
  if (value instanceof Markup) return value.text;
  return String(value ?? '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
};

/** Template tag: everything that is filled in is escaped, but for markup and lists of it. @param {TemplateStringsArray} parts @param {unknown[]} values */
export const html = (parts, ...values) =>
  new Markup(
    parts.reduce((text, part, index) => {
      const value = values[index - 1];
      return text + (Array.isArray(value) ? value.map(shown).join('') : shown(value)) + part;
    }),
  );

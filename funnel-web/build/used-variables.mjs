/** The rules in which the theme gives its variables their values, as the components' styles have them. */
const THEME = /<style (?:data-s="" )?data-emotion="gs-global [^"]*">(:root\{--gs-[^<]*)<\/style>/;
const VALUE = /(--gs-[\w-]+):[^;}]*;/g;

/**
 * Leaves out the variables of the theme that a page does not use before the app has come. The app finds no element with all of them and
 * brings its own; as long as nothing has come by script, HTML and styles of the page name all that is used.
 * @param {string} html with its styles
 */
export function withUsedVariables(html) {
  const theme = THEME.exec(html);
  if (!theme) throw new Error('The page has no variables of the theme');
  const [element, rules] = theme;
  const used = namedIn(html.replace(element, ''));
  // A value may name other variables.
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const [value, name] of rules.matchAll(VALUE))
      if (used.has(name)) for (const other of namedIn(value)) used.add(other);
  }
  const kept = rules.replaceAll(VALUE, (value, name) => (used.has(name) ? value : ''));
  return html.replace(element, () => `<style>${kept}</style>`);
}

/** @param {string} text */
const namedIn = (text) => new Set([...text.matchAll(/var\(\s*(--gs-[\w-]+)/g)].map(([, name]) => name));

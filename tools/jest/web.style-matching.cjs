// jsdom asks every rule of every style sheet about every element whose style a test needs, which was a third of the time of our
// rendered tests: MUI writes hundreds of rules. A rule whose last part names a class or a tag that the element has not can be
// refused at once; all others are left to jsdom. The answers are the same.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** `a.b > .c.d:hover` ends in tag and classes; what has brackets, parentheses or escapes is not looked at. */
const LAST_PART = /(?:^|[\s>+~])([a-z][\w-]*|\*)?((?:\.[\w-]+)*)(?::{1,2}[\w-]+)*$/i;

/** What an element must have for one of the comma-separated selectors: null where that can't be told. */
function needsOf(text) {
  if (/[[\](){}\\|#"']/.test(text)) return null;
  const needs = [];
  for (const one of text.split(',')) {
    const match = LAST_PART.exec(one.trim());
    if (!match) return null;
    const [, tag, classes] = match;
    needs.push({
      tag: tag && tag !== '*' ? tag.toLowerCase() : undefined,
      classes: classes.toLowerCase().split('.').filter(Boolean),
    });
  }
  return needs;
}

const known = new Map();

/** Whether the element may match the selector. */
function mayMatch(element, text) {
  // Rules such as @keyframes have no selector.
  if (typeof text !== 'string') return true;
  let needs = known.get(text);
  if (needs === undefined) known.set(text, (needs = needsOf(text)));
  if (needs === null) return true;
  const tag = element.localName.toLowerCase();
  const classes = ` ${(element.getAttributeNS(null, 'class') ?? '').toLowerCase().replace(/\s/g, ' ')} `;
  return needs.some(
    (need) => (!need.tag || need.tag === tag) && need.classes.every((name) => classes.includes(` ${name} `)),
  );
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, text) => mayMatch(element, text) && matchesDontThrow(element, text);

module.exports = { mayMatch };

// jsdom asks every rule of every style sheet about every element whose style a test needs, which was a third of the time of our
// rendered tests: MUI writes hundreds of rules. A rule whose last part names a class or a tag that the element has not can be
// refused at once; all others are left to jsdom. The answers are the same.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** What an attribute must be, and the argument of a pseudo-class: both can only refuse more. */
const CONDITIONS = /\[[^[\]"'()]*(?:"[^"]*"|'[^']*')?[^[\]"'()]*\]|\([^()[\]"']*\)/g;

/** `a.b > .c.d:hover` ends in tag and classes; what has escapes or ids is not looked at. */
const LAST_PART = /(?:^|[\s>+~])([a-z][\w-]*|\*)?((?:\.[\w-]+)*)(?::{1,2}[\w-]+)*$/i;

/** What an element must have for one of the comma-separated selectors: null where that can't be told. */
function needsOf(text) {
  if (text.includes('\\')) return null;
  let plain = text;
  // From the inside out, where they are nested.
  for (let inner; plain !== inner;) plain = (inner = plain).replace(CONDITIONS, '');
  if (/[[\](){}|#"']/.test(plain)) return null;
  const needs = [];
  for (const one of plain.split(',')) {
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
  const classes = classesOf(element.getAttributeNS(null, 'class') ?? '');
  return needs.some((need) => (!need.tag || need.tag === tag) && need.classes.every((name) => classes.has(name)));
}

let asked;
let answer;

/** Hundreds of rules are asked about one element, one after the other. */
function classesOf(attribute) {
  if (attribute !== asked) answer = new Set((asked = attribute).toLowerCase().split(/\s+/));
  return answer;
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, text) => mayMatch(element, text) && matchesDontThrow(element, text);

module.exports = { mayMatch };

// jsdom asks every rule of every style sheet about every element whose style a test needs, and reads the values of those that match
// anew each time: a fifth of the time of our rendered tests, because MUI writes hundreds of rules. Here an element is asked only
// about the rules whose last part names one of its classes or its tag (or where that can't be told), and elements with the same
// rules share one declaration. The answers are the same.
const { CSSStyleDeclaration } = require('cssstyle');
const cssom = require('rrweb-cssom');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const idlUtils = require('jsdom/lib/jsdom/living/generated/utils.js');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implementation: StyleSheetList } = require('jsdom/lib/jsdom/living/cssom/StyleSheetList-impl.js');

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

const knownNeeds = new Map();

function needsOfKnown(text) {
  let needs = knownNeeds.get(text);
  if (needs === undefined) knownNeeds.set(text, (needs = needsOf(text)));
  return needs;
}

const namesOf = (element) => (element.getAttributeNS(null, 'class') ?? '').split(/\s+/).filter(Boolean);
const lowerCase = (names) => new Set(names.map((name) => name.toLowerCase()));

const fits = (needs, tag, classes) =>
  needs === null ||
  needs.some((need) => (!need.tag || need.tag === tag) && need.classes.every((name) => classes.has(name)));

/** Whether the element may match the selector. */
const mayMatch = (element, text) => fits(needsOf(text), element.localName.toLowerCase(), lowerCase(namesOf(element)));

/** Most rules are for one class, or for some together. */
const CLASSES = /^(?:\.[\w-]+)+$/;

const matches = (element, text, names) =>
  CLASSES.test(text) && element._ownerDocument.compatMode === 'CSS1Compat'
    ? text
        .slice(1)
        .split('.')
        .every((name) => names.includes(name))
    : matchesDontThrow(element, text);

/** The rules that count on a screen, in their order, without those before `from`. Rules such as @keyframes have no selector. */
function* rulesOf({ cssRules }, from) {
  for (let at = from; at < cssRules.length; at++) {
    const rule = cssRules[at];
    if (!rule.media) yield rule;
    else if (Array.prototype.includes.call(rule.media, 'screen')) yield* rule.cssRules;
  }
}

const ids = new WeakMap();
let lastId = 0;

function idOf(rule) {
  if (!ids.has(rule)) ids.set(rule, ++lastId);
  return ids.get(rule);
}

/** Grows with every rule that is added at the end of a sheet, which is how Emotion writes, of whatever document. */
let additions = 0;
/** Grows with every other change of sheets and rules. */
let changes = 0;

function counted(owner, names, isAddition = () => false) {
  for (const name of names) {
    const plain = owner[name];
    owner[name] = function (...args) {
      if (isAddition(this, args)) additions++;
      else changes++;
      return plain.apply(this, args);
    };
  }
}
counted(StyleSheetList.prototype, ['_add', '_remove']);
counted(cssom.CSSStyleSheet.prototype, ['insertRule'], ({ cssRules }, [, at]) => at === cssRules.length);
counted(cssom.CSSStyleSheet.prototype, ['deleteRule']);
counted(cssom.CSSGroupingRule.prototype, ['insertRule', 'deleteRule']);

const named = new WeakMap();

/** Whether a rule sets one of the properties; most set none of the few that tests ask for. */
function names(rule, properties) {
  if (!properties) return true;
  if (!named.has(rule)) named.set(rule, new Set(Array.from(rule.style, (name) => name.toLowerCase())));
  return properties.some((property) => named.get(rule).has(property));
}

/** More than a sheet has rules: orders of one sheet come before those of the next. */
const RULES_AT_MOST = 1_000_000;

/** The rules by what an element must have. */
class RuleIndex {
  #buckets = new Map();
  #properties;
  #sheets;

  constructor(sheets, properties) {
    this.#properties = properties;
    this.#sheets = sheets.map((sheet, at) => ({ sheet, read: 0, order: at * RULES_AT_MOST }));
    this.readOn();
  }

  /** Takes in the rules that were added at the ends of its sheets. */
  readOn() {
    for (const one of this.#sheets) {
      for (const rule of rulesOf(one.sheet, one.read)) this.#add(rule, one.order++);
      one.read = one.sheet.cssRules.length;
    }
  }

  #add(rule, order) {
    if (typeof rule.selectorText !== 'string' || !names(rule, this.#properties)) return;
    const entry = { rule, order, needs: needsOfKnown(rule.selectorText) };
    for (const { tag, classes } of entry.needs ?? [{ classes: [] }]) {
      this.#bucket(classes.length > 0 ? `.${classes[0]}` : (tag ?? '*')).push(entry);
    }
  }

  #bucket(key) {
    if (!this.#buckets.has(key)) this.#buckets.set(key, []);
    return this.#buckets.get(key);
  }

  matching(element) {
    const tag = element.localName.toLowerCase();
    const names = namesOf(element);
    const classes = lowerCase(names);
    const found = new Set();
    for (const key of ['*', tag, ...Array.from(classes, (name) => `.${name}`)]) {
      for (const entry of this.#buckets.get(key) ?? []) {
        if (fits(entry.needs, tag, classes) && matches(element, entry.rule.selectorText, names)) found.add(entry);
      }
    }
    return [...found].sort((a, b) => a.order - b.order).map(({ rule }) => rule);
  }
}

/** What the later says holds. */
function declarationOf(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

const parsedDefaultStyleSheet = cssom.parse(defaultStyleSheet);
const indexes = new WeakMap();
const declarations = new WeakMap();

function indexOf(document, properties) {
  if (!indexes.has(document)) indexes.set(document, new Map());
  let known = indexes.get(document).get(properties);
  if (known?.changes !== changes) {
    const rules = new RuleIndex([parsedDefaultStyleSheet, ...document.styleSheets._list], properties);
    indexes.get(document).set(properties, (known = { changes, additions, rules, of: new WeakMap() }));
  } else if (known.additions !== additions) {
    known.rules.readOn();
    Object.assign(known, { additions, of: new WeakMap() });
  }
  return known;
}

/**
 * The rules of an element in their order, with a name for all elements that have the same. With `properties` only those that set one of
 * them.
 */
function rulesFor(element, properties) {
  const document = element._ownerDocument;
  const index = indexOf(document, properties);
  // jsdom drops this when something in the document changes.
  const current = (document._styleCache ??= new WeakMap());
  if (index.until !== current) Object.assign(index, { until: current, of: new WeakMap() });
  let found = index.of.get(element);
  if (!found) {
    const rules = index.rules.matching(element);
    index.of.set(element, (found = { rules, key: rules.map(idOf).join() }));
  }
  return found;
}

/** What is made once for all elements of a document with the same rules. */
function madeOnce(document, key, make) {
  if (!declarations.has(document)) declarations.set(document, new Map());
  const known = declarations.get(document);
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

function newDeclaration(element) {
  const { rules, key } = rulesFor(element);
  const styles = rules.map(({ style }) => style);
  if (element.style.length > 0) return declarationOf([...styles, element.style]);
  return madeOnce(element._ownerDocument, key, () => declarationOf(styles));
}

function getDeclarationForElement(element) {
  // jsdom drops these when something in the document changes.
  const current = (element._ownerDocument._styleCache ??= new WeakMap());
  if (!current.has(element)) current.set(element, newDeclaration(element));
  return current.get(element);
}

/** Lets go of what it knows about the styles of a page that is empty now. */
function forget(document) {
  const page = idlUtils.implForWrapper(document);
  for (const known of [indexes, declarations]) known.delete(page);
}

// Before jsdom's window takes the function that this replaces.
const plain = styleRules.getDeclarationForElement;
styleRules.getDeclarationForElement = getDeclarationForElement;

module.exports = { mayMatch, forget, getDeclarationForElement, rulesFor, madeOnce, plain };

// jsdom answers `getComputedStyle` with every property of an element, its colors computed. Testing Library asks each element whether it is
// hidden, which few properties say: a quarter of the time of our rendered tests. Here only those are looked up; whoever asks for
// anything else gets what jsdom says.
const { CSSStyleDeclaration } = require('cssstyle');
const idlUtils = require('jsdom/lib/jsdom/living/generated/utils.js');
const { madeOnce, rulesFor } = require('./web.style-matching.cjs');

/** By their names in scripts and in style sheets. No shorthand sets them. */
const INHERITED = new Map([
  ['visibility', { property: 'visibility', initial: 'visible' }],
  ['pointer-events', { property: 'pointer-events', initial: 'auto' }],
  ['pointerEvents', { property: 'pointer-events', initial: 'auto' }],
]);
const OWN = new Set(['display', 'content', 'opacity']);
const PROPERTIES = [...new Set([...Array.from(INHERITED.values(), ({ property }) => property), ...OWN])];

/** What the later says holds. Names in a style sheet are not always in lower case. */
function lastOf(property, styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const name of Array.from(style)) {
      if (name.toLowerCase() !== property) continue;
      const value = style.getPropertyValue(name);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(name));
    }
  }
  return declaration.getPropertyValue(property);
}

function cascaded(element, property) {
  const { rules, key } = rulesFor(element, PROPERTIES);
  const styles = rules.map(({ style }) => style);
  if (element.style.getPropertyValue(property) !== '') return lastOf(property, [...styles, element.style]);
  return madeOnce(element._ownerDocument, `${property} ${key}`, () => lastOf(property, styles));
}

function inherited(element, { property, initial }) {
  for (let at = element; at !== null; at = at.parentElement) {
    const value = cascaded(at, property);
    if (value !== '') return value;
  }
  return initial;
}

/** Undefined where jsdom must be asked. */
function quick(element, name) {
  if (OWN.has(name)) return cascaded(element, name);
  const how = INHERITED.get(name);
  return how && inherited(element, how);
}

/** The style of an element; `all` makes the whole of it. */
function lazily(element, all) {
  let made;
  const whole = () => (made ??= all());
  const valueOf = (name) => (made ? undefined : quick(element, name));
  const getPropertyValue = (name) => valueOf(name) ?? whole().getPropertyValue(name);
  return new Proxy(
    {},
    {
      get(_none, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const value = valueOf(name) ?? Reflect.get(whole(), name);
        return typeof value === 'function' && name !== 'constructor' ? value.bind(whole()) : value;
      },
      set: (_none, name, value) => Reflect.set(whole(), name, value),
      has: (_none, name) => Reflect.has(whole(), name),
      getPrototypeOf: () => Reflect.getPrototypeOf(whole()),
    },
  );
}

/** @param {Window} window whose `getComputedStyle` is to be quick */
function hasten(window) {
  const plain = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const known = !pseudo && element instanceof window.Element ? idlUtils.implForWrapper(element) : null;
    return known ? lazily(known, () => plain(element)) : plain(element, pseudo);
  };
}

module.exports = { hasten };

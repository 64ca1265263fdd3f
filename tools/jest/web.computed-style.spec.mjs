import { JSDOM } from 'jsdom';
import { hasten } from './web.computed-style.cjs';

const PAGE = `<!doctype html>
  <style>
    .gone { display: none; opacity: 0.5; font-size: 2px }
    .hidden { visibility: hidden; pointer-events: none; color: red; margin: 1px 2px }
    .seen { VISIBILITY: visible; Opacity: 0 !important; opacity: 1 }
    p { display: inline-flex !important; content: 'x' }
    p { display: unset }
    b { display: 4 }
    @media print { b { display: none } }
    @media screen { i { display: inline-block; pointer-events: inherit } }
    .all { all: unset }
  </style>
  <div class="hidden"><p><b class="seen"><i class="gone">x</i></b></p></div>
  <p style="display: grid; visibility: collapse"><i><u hidden>x</u></i></p>
  <p class="all gone" style="pointer-events: none">x</p><input><table><tr><td>x</td></tr></table>`;

const two = () => {
  const { window } = new JSDOM(PAGE);
  const plain = window.getComputedStyle;
  hasten(window);
  return { window, plain, quick: window.getComputedStyle, elements: [...window.document.querySelectorAll('*')] };
};

/** In the order in which nothing has made the whole style yet. */
const READ = {
  'a name of scripts': (style) => [style.display, style.visibility, style.pointerEvents, style.content, style.opacity],
  'a name of style sheets': (style) =>
    ['display', 'visibility', 'pointer-events', 'content', 'opacity'].map((name) => style[name]),
  getPropertyValue: (style) =>
    ['display', 'visibility', 'pointer-events', 'content', 'opacity', 'color', 'margin-left'].map((name) =>
      style.getPropertyValue(name),
    ),
  'everything there is': (style) => [
    style.cssText,
    style.length,
    Array.from(style),
    style.color,
    style.item(0),
    'color' in style,
  ],
};

describe('the quick style of an element', () => {
  it.each(Object.keys(READ))('is that of jsdom, by %s', (how) => {
    const { plain, quick, elements } = two();
    const read = READ[how];
    expect(elements.map((element) => read(quick(element)))).toEqual(elements.map((element) => read(plain(element))));
    expect(new Set(elements.map((element) => quick(element).display)).size).toBeGreaterThan(4);
  });

  it('follows what changes: a class, an attribute, a rule, a sheet', () => {
    const { window, plain, quick, elements } = two();
    const { document } = window;
    const shown = (style) => elements.map((element) => [style(element).display, style(element).visibility].join());
    const seen = new Set([shown(quick).join(' ')]);
    const [first] = document.querySelectorAll('p');
    const [{ sheet }] = document.querySelectorAll('style');
    for (const change of [
      () => (first.className = 'gone'),
      () => (first.style.display = 'table'),
      () => (elements.at(-1).hidden = true),
      () => first.removeAttribute('style'),
      () => sheet.insertRule('p.gone { display: ruby }', sheet.cssRules.length),
      () => document.body.insertAdjacentHTML('beforeend', '<style>p { visibility: hidden }</style>'),
      () => document.querySelector('style').remove(),
    ]) {
      change();
      // jsdom itself notices a new rule only when the page changes.
      document.documentElement.toggleAttribute('data-changed');
      expect(shown(quick)).toEqual(shown(plain));
      seen.add(shown(quick).join(' '));
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('refuses what is no element, and can be written as that of jsdom', () => {
    const { window, quick, elements } = two();
    for (const none of [null, undefined, {}, window.document]) expect(() => quick(none)).toThrow(/Element/);
    const style = quick(elements[0]);
    style.display = 'flex';
    expect([style.display, style.getPropertyValue('display')]).toEqual(['flex', 'flex']);
    expect(style).toBeInstanceOf(Object.getPrototypeOf(style).constructor);
  });
});

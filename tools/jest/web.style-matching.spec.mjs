import { JSDOM } from 'jsdom';
import idlUtils from 'jsdom/lib/jsdom/living/generated/utils.js';
import { getDeclarationForElement, mayMatch, plain } from './web.style-matching.cjs';

const implOf = (wrapper) => idlUtils.implForWrapper(wrapper);

const { document } = new JSDOM(`<!doctype html>
  <main class="page wide">
    <p class="css-1 MuiText" id="one">x</p>
    <ul><li class="css-2"></li><li></li></ul>
    <svg class="Icon"><linearGradient class="css-1"></linearGradient></svg>
    <input type="checkbox" checked disabled class="css-3 Mui-disabled">
  </main>`).window;

const SELECTORS = [
  '*',
  'p',
  'P',
  'main p',
  '.css-1',
  '.css-1.MuiText',
  '.css-2, .css-3',
  '.page>.css-1:first-child',
  '.page > ul li',
  '.css-3.Mui-disabled:hover',
  '.css-3:disabled',
  '.css-2+li',
  '.css-2~li',
  'li:not(.css-2)',
  'li:is(.css-2)',
  '[type="checkbox"]',
  'input[type=checkbox].css-3',
  '#one',
  'lineargradient',
  '.css-1:first-child::before',
  'ul li:nth-child(2)',
  'section p, .css-9',
  'ul:has(.css-2)',
  '.css-2:has(+ li)',
  'p:not(.css-2, :is(li, .css-9)).MuiText',
  '[type="(check)"], .css-3[type="checkbox"]:not([disabled="a)"])',
  '.css-3[type=checkbox i]',
];

describe('the shortcut of style matching', () => {
  it.each(SELECTORS)('never refuses what %s matches', (selector) => {
    const elements = [...document.querySelectorAll('*')];
    expect(elements.filter((element) => element.matches(selector) && !mayMatch(element, selector))).toEqual([]);
  });

  it('refuses an element without the class or of another tag', () => {
    const [item] = document.querySelectorAll('li');
    const others = [
      '.css-1',
      'p.css-2',
      '.css-2 .css-1:hover',
      'p, .css-1',
      '.css-1:has(+ li)',
      'p[class="li"]:not(.a, li)',
    ];
    expect(others.filter((selector) => mayMatch(item, selector))).toEqual([]);
  });
});

describe('declarations of elements', () => {
  const page = (doctype) => {
    const { document } = new JSDOM(`${doctype}
      <style>
        .one { color: red; display: flex }
        @media print { .one { color: blue } }
        @media screen { p.two { visibility: hidden } }
        @keyframes turn { from { opacity: 0 } }
        .two { color: green !important; margin: unset }
        p { margin: 4px; color: black }
        .One { display: none }
        .two.one { float: left }
        .two.One { float: right }
        .two::before { content: 'x' }
        p::bad( { color: pink }
      </style>
      <div class="one"><p class="two"><b class="one two">x</b></p><p class="two"></p><p style="color: blue"></p></div>`)
      .window;
    return document;
  };
  const texts = (document, declarationOf) =>
    [...document.querySelectorAll('*')].map((wrapper) => {
      const element = implOf(wrapper);
      document.documentElement.toggleAttribute('data-changed');
      return declarationOf(element).cssText;
    });

  it.each(['<!doctype html>', ''])('are those of jsdom (%s)', (doctype) => {
    const document = page(doctype);
    const same = () => expect(texts(document, getDeclarationForElement)).toEqual(texts(document, plain));
    same();
    const [{ sheet }] = document.querySelectorAll('style');
    sheet.insertRule('b { display: grid }', sheet.cssRules.length);
    same();
    document.head.insertAdjacentHTML('beforeend', '<style>.two { display: inline-flex; color: white }</style>');
    same();
    document.querySelector('p').className = 'one';
    document.querySelector('style').remove();
    same();
  });

  it('follow a rule that comes later', () => {
    const document = page('<!doctype html>');
    const shown = () => texts(document, getDeclarationForElement).find((text) => text.includes('grid'));
    expect(shown()).toBeUndefined();
    const [{ sheet }] = document.querySelectorAll('style');
    sheet.insertRule('b { display: grid }', sheet.cssRules.length);
    expect(shown()).toContain('display: grid');
  });

  it('follow rules that come at the ends of two sheets, each in its place', () => {
    const document = page('<!doctype html><style>b { display: block }</style>');
    const [first, second] = [...document.querySelectorAll('style')].map(({ sheet }) => sheet);
    const same = () => expect(texts(document, getDeclarationForElement)).toEqual(texts(document, plain));
    same();
    second.insertRule('b { color: white }', second.cssRules.length);
    same();
    first.insertRule('b { color: teal; display: grid }', first.cssRules.length);
    second.insertRule('@media screen { b { float: left } i { float: right } }', second.cssRules.length);
    same();
    second.insertRule('b { float: none }', 0);
    same();
  });

  it('follow a rule in the place of another, also in a group', () => {
    const document = page('<!doctype html>');
    const shown = (what) => texts(document, getDeclarationForElement).some((text) => text.includes(what));
    const [{ sheet }] = document.querySelectorAll('style');
    sheet.insertRule('b { display: grid }', sheet.cssRules.length);
    expect(shown('grid')).toBe(true);
    sheet.deleteRule(sheet.cssRules.length - 1);
    sheet.insertRule('b { display: table }', sheet.cssRules.length);
    expect([shown('grid'), shown('table')]).toEqual([false, true]);
    const group = [...sheet.cssRules].find((rule) => rule.media?.mediaText === 'screen');
    group.insertRule('i, b { float: left }', 0);
    expect(shown('float: left')).toBe(true);
  });
});

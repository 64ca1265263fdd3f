import { startExpanders } from './expanders';

/** Opens the list of the page; what is in `[data-folded]` is hidden before. */
function open(list: string): HTMLElement | null {
  document.body.innerHTML = `${list}<button data-expands="people">Show all</button>`;
  for (const part of document.querySelectorAll<HTMLElement>('#people *'))
    part.getClientRects = () =>
      (part.closest('[data-folded]') ? [] : [new DOMRect()]) as unknown as ReturnType<Element['getClientRects']>;
  document.querySelector('button')?.click();
  return document.getElementById('people');
}

describe('startExpanders', () => {
  beforeAll(startExpanders);

  it('opens the list, hides the button and moves the focus to the first item that was hidden', () => {
    const list = open('<ul id="people"><li><a href="#a">A</a></li><li data-folded><a href="#b">B</a></li></ul>');
    expect(list?.dataset['expanded']).toBe('true');
    expect(document.querySelector('button')?.hidden).toBe(true);
    expect(document.activeElement).toHaveTextContent('B');
    expect(document.activeElement).toHaveAttribute('href', '#b');
  });

  it.each([
    ['an item of an inner list', '<div id="people"><ul><li>A</li><li data-folded>B</li></ul><ul><li>C</li></ul></div>'],
    ['an inner list', '<ol id="people"><li>A<ul data-folded><li>B</li></ul><a href="#a">A</a></li></ol>'],
    ['a row', '<table><tbody id="people"><tr><td>A</td></tr><tr data-folded><td>B</td></tr></tbody></table>'],
  ])('moves the focus to %s', (_, list) => {
    open(list);
    expect(document.activeElement).toHaveTextContent(/^B$/);
  });

  it('moves the focus to the list where nothing was hidden', () => {
    expect(open('<ul id="people"><li>A</li></ul>')).toHaveFocus();
  });
});

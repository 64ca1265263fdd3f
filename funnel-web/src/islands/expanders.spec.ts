import { startExpanders } from './expanders';

describe('startExpanders', () => {
  it('opens the list, hides the button and moves the focus to the first item that was hidden', () => {
    document.body.innerHTML =
      '<ul id="people"><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul><button data-expands="people">Show all</button>';
    const [shown, hidden] = Array.from(document.querySelectorAll('li'));
    if (shown) shown.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    if (hidden) hidden.getClientRects = () => [] as unknown as DOMRectList;
    startExpanders();
    const button = document.querySelector('button');
    button?.click();
    expect(document.getElementById('people')?.dataset['expanded']).toBe('true');
    expect(button?.hidden).toBe(true);
    expect(document.activeElement).toHaveTextContent('B');
  });
});

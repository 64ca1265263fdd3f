import { layOutLater } from './lay-out-later';

const root = document.documentElement;
const waiting: (() => void)[] = [];
const painted = (work: () => void) => void waiting.push(work);

describe('the parts of a page that nobody sees yet', () => {
  const visitBy = (...types: string[]) =>
    Object.assign(performance, { getEntriesByType: () => types.map((type) => ({ type })) });
  beforeEach(() => {
    delete root.dataset['layout'];
    location.hash = '';
    visitBy('navigate');
    // What a test before has left waiting.
    document.dispatchEvent(new Event('readystatechange'));
    waiting.length = 0;
  });
  afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

  it('are laid out later', () => {
    layOutLater(painted);
    expect(root).toHaveAttribute('data-layout', 'unpainted');
    waiting[0]!();
    expect(root).toHaveAttribute('data-layout', 'later');
  });

  it('stay there for who pressed before the page was painted', () => {
    layOutLater(painted);
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    waiting[0]!();
    expect(root).not.toHaveAttribute('data-layout');
  });

  it.each(['click', 'keydown'])('are there before a %s does what it does', (sign) => {
    layOutLater(painted);
    const seen: boolean[] = [];
    const look = () => seen.push(root.hasAttribute('data-layout'));
    document.body.addEventListener(sign, look);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.removeEventListener(sign, look);
    expect(seen).toEqual([false]);
  });

  it('are without their forms until the page is painted, which are then where they were', () => {
    document.body.innerHTML = '<p></p><form><input name="email"></form><dialog><form></form><p></p></dialog>';
    const before = document.body.innerHTML;
    const [signup, inDialog] = document.forms;
    layOutLater(painted);
    expect(document.forms).toHaveLength(2);
    document.dispatchEvent(new Event('readystatechange'));
    expect(document.forms).toHaveLength(0);
    // Only the end of the HTML is of interest.
    document.dispatchEvent(new Event('readystatechange'));
    expect(waiting).toHaveLength(2);
    waiting[1]!();
    expect(document.body.innerHTML).toBe(before);
    expect([...document.forms]).toEqual([signup, inDialog]);
  });

  it('are there at once where the address names a place', () => {
    location.hash = '#faq';
    layOutLater(painted);
    expect(root).not.toHaveAttribute('data-layout');
    document.dispatchEvent(new Event('readystatechange'));
    expect(waiting).toEqual([]);
  });

  it.each([['reload'], ['back_forward'], []])(
    'are there at once for a browser that may come back to a place: %s',
    (...types) => {
      visitBy(...types);
      layOutLater(painted);
      expect(root).not.toHaveAttribute('data-layout');
    },
  );
});

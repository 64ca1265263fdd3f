import { layOutLater } from './lay-out-later';

const root = document.documentElement;

describe('the parts of a page that nobody sees yet', () => {
  const visitBy = (...types: string[]) =>
    Object.assign(performance, { getEntriesByType: () => types.map((type) => ({ type })) });
  beforeEach(() => {
    delete root.dataset['layout'];
    location.hash = '';
    visitBy('navigate');
  });
  afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

  it('are laid out later', () => {
    layOutLater();
    expect(root).toHaveAttribute('data-layout', 'later');
  });

  it.each(['click', 'keydown'])('are there before a %s does what it does', (sign) => {
    layOutLater();
    const seen: boolean[] = [];
    const look = () => seen.push(root.hasAttribute('data-layout'));
    document.body.addEventListener(sign, look);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.removeEventListener(sign, look);
    expect(seen).toEqual([false]);
  });

  it('are there at once where the address names a place', () => {
    location.hash = '#faq';
    layOutLater();
    expect(root).not.toHaveAttribute('data-layout');
  });

  it.each([['reload'], ['back_forward'], []])(
    'are there at once for a browser that may come back to a place: %s',
    (...types) => {
      visitBy(...types);
      layOutLater();
      expect(root).not.toHaveAttribute('data-layout');
    },
  );
});

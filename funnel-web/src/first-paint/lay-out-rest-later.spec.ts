import { layOutRestLater } from './lay-out-rest-later';

const root = document.documentElement;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
/** A screen, of which the painted page's rest begins at `top`. */
const painted = (top: number) => {
  const page = document.createElement('div');
  page.innerHTML = '<main class="offer"><div class="offer__rest"></div></main>';
  page.querySelector('.offer__rest')!.getBoundingClientRect = () => new DOMRect(0, top, 400, 3_000);
  return page;
};
const BELOW = window.innerHeight + 100;

describe('the rest of an offer that is drawn anew', () => {
  const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  const frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    frames.length = 0;
    scrollTo(0);
    location.hash = '';
    delete root.dataset['rest'];
  });

  it('waits for a frame where nobody sees it', async () => {
    const onDrawn = layOutRestLater(painted(BELOW));
    expect(root).not.toHaveAttribute('data-rest');
    onDrawn();
    expect(root).toHaveAttribute('data-rest', 'later');
    for (const frame of frames) frame(0);
    await nextTask();
    expect(root).not.toHaveAttribute('data-rest');
  });

  it.each([
    ['begins on the screen', () => layOutRestLater(painted(BELOW - 200))],
    ['is not there', () => layOutRestLater(document.createElement('div'))],
    ['was scrolled to before', () => (scrollTo(40), layOutRestLater(painted(BELOW)))],
    ['is asked for by the address', () => ((location.hash = '#faq'), layOutRestLater(painted(BELOW)))],
    [
      'is scrolled to while the app draws',
      () => {
        const onDrawn = layOutRestLater(painted(BELOW));
        window.dispatchEvent(new Event('scroll'));
        return onDrawn;
      },
    ],
  ])('is laid out at once where it %s', (_, prepare) => {
    prepare()();
    expect(root).not.toHaveAttribute('data-rest');
    expect(frames).toEqual([]);
  });
});

import { startAfterPaint } from './start-after-paint';

/** What the head of the page asks for, in its order. */
const asked = (): string[] =>
  [...document.head.children].map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');

/** Runs as the script of a page whose paint the test makes; answers what paints it. */
function startIn(attributes: string, release?: (only?: 'links') => void): () => void {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="text/plain" ${attributes}></script>`;
  let paint = () => undefined as void;
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  startAfterPaint({ afterFirstPaint: (work) => (paint = work), ...(release && { holdPresses: () => release }) });
  current.mockRestore();
  return () => paint();
}

describe('the scripts of a painted page', () => {
  it('are asked for all at once, when the page is painted', () => {
    const paint = startIn('data-start="/assets/index.js" data-files="/assets/app.js /assets/page.js"');
    expect(asked()).toEqual([]);
    paint();
    expect(asked()).toEqual(['/assets/index.js', '/assets/app.js', '/assets/page.js', '/assets/index.js']);
    expect(document.head.firstElementChild).toHaveAttribute('rel', 'modulepreload');
    expect(document.head.lastElementChild).toHaveAttribute('type', 'module');
  });

  it('run when the HTML has come whole: what they draw into, and what they draw over, is not there before', () => {
    const paint = startIn('data-start="/assets/index.js" data-files="/assets/app.js"');
    const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    paint();
    expect(asked()).toEqual(['/assets/index.js', '/assets/app.js']);
    reading.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(asked()).toEqual(['/assets/index.js', '/assets/app.js', '/assets/index.js']);
    expect(document.head.lastElementChild).toHaveAttribute('type', 'module');
  });

  it('may be one alone', () => {
    startIn('data-start="/assets/index.js"')();
    expect(asked()).toEqual(['/assets/index.js', '/assets/index.js']);
  });

  it('give the presses back that were kept for them, when they have run or can not be had', async () => {
    let released = 0;
    startIn('data-start="/assets/index.js"', () => (released += 1))();
    const script = document.head.lastElementChild!;
    script.dispatchEvent(new Event('load'));
    expect(released).toBe(0);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
    expect(released).toBe(1);
    script.dispatchEvent(new Event('error'));
    expect(released).toBe(2);
  });

  it('can not be had: a form that they send says so when it is pressed', () => {
    startIn('data-start="/assets/index.js"', () => undefined)();
    document.body.innerHTML =
      '<form method="dialog"><p role="alert" data-unsent hidden>That could not be sent.</p><button>Send</button></form>';
    const alert = document.querySelector('[data-unsent]');
    document.head.lastElementChild!.dispatchEvent(new Event('error'));
    expect(alert).not.toBeVisible();
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(alert).toBeVisible();
  });

  it('keep no link for ever where they neither come nor fail', () => {
    jest.useFakeTimers();
    const released: unknown[] = [];
    const paint = startIn('data-start="/assets/index.js"', (only) => released.push(only));
    jest.runAllTimers();
    paint();
    expect(released).toEqual([]);
    jest.runAllTimers();
    expect(released).toEqual(['links']);
    jest.useRealTimers();
  });
});

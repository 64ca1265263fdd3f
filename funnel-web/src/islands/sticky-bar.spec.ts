import { startStickyBar } from './sticky-bar';

const root = document.documentElement;
const bar = () => document.getElementById('sticky-bar') as HTMLElement;
let stop = () => {};
let heroBottom: number;

async function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await new Promise((done) => requestAnimationFrame(() => done(null)));
}
/** A mutation observer answers after the running task, then the bar waits for a frame. */
async function settle() {
  await Promise.resolve();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
}

describe('startStickyBar', () => {
  beforeEach(async () => {
    document.body.innerHTML = '<section data-hides-sticky-bar></section><aside id="sticky-bar" hidden></aside>';
    heroBottom = -100;
    const hero = document.querySelector('section') as HTMLElement;
    hero.getBoundingClientRect = () => new DOMRect(0, heroBottom - 700, 1280, 700);
    root.dataset['consent'] = 'essential';
    delete root.dataset['dialog'];
    await scrollTo(0);
    stop = startStickyBar();
  });
  afterEach(() => stop());

  // F-072
  it('is shown when the scroll exceeds 800 px, not at 800 px', async () => {
    await scrollTo(800);
    expect(bar().hidden).toBe(true);
    await scrollTo(801);
    expect(bar().hidden).toBe(false);
    expect(root.style.getPropertyValue('--bar-h')).toBe('72px');
    await scrollTo(500);
    expect(bar().hidden).toBe(true);
    expect(root.style.getPropertyValue('--bar-h')).toBe('');
  });

  it('is hidden while the hero or the sign-up section is in view', async () => {
    heroBottom = 40;
    await scrollTo(900);
    expect(bar().hidden).toBe(true);
  });

  it('does not wait for an answer to the cookie question, which stands above it', async () => {
    delete root.dataset['consent'];
    await scrollTo(2000);
    expect(bar().hidden).toBe(false);
  });

  it('goes while a dialog is open and comes back after', async () => {
    await scrollTo(2000);
    root.dataset['dialog'] = 'open';
    await settle();
    expect(bar().hidden).toBe(true);
    delete root.dataset['dialog'];
    await settle();
    expect(bar().hidden).toBe(false);
  });
});

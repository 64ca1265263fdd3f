import { startChatLink } from './chat-link';

const root = document.documentElement;
const away = () => root.dataset['chat'] === 'away';
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

describe('the chat link (F-064)', () => {
  beforeEach(() => {
    document.body.innerHTML = '<aside class="chat"></aside><form><input /></form><button></button>';
    delete root.dataset['chat'];
    scrollTo(0);
    startChatLink();
  });

  it('is away while the page is scrolled down, and back on the way up', () => {
    scrollTo(4);
    expect(away()).toBe(false);
    scrollTo(300);
    expect(away()).toBe(true);
    scrollTo(200);
    expect(away()).toBe(false);
  });

  it('is away while a field is filled in', () => {
    document.querySelector('input')!.focus();
    expect(away()).toBe(true);
    document.querySelector('button')!.focus();
    expect(away()).toBe(false);
  });

  it('is away from the field that was come to before it was there', () => {
    document.querySelector('input')!.focus();
    delete root.dataset['chat'];
    startChatLink();
    expect(away()).toBe(true);
  });
});

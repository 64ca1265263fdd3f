import { holdPresses } from './hold-presses';

/** What was pressed and not held back, by its id. */
const reached: string[] = [];
const press = (id: string, init: MouseEventInit = {}): boolean =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

describe('presses before the script of the page', () => {
  beforeEach(() => {
    reached.length = 0;
    document.body.innerHTML =
      '<a href="#signup" data-intent="register"><b id="register">Register free</b></a>' +
      '<a href="#days" data-intent="speaker" id="speaker">Amara Okafor</a>' +
      '<button type="button" id="consent">Essential only</button><button type="button" id="all">Accept all</button>' +
      '<a href="#faq" id="faq">Questions</a>';
    for (const element of document.querySelectorAll<HTMLElement>('a, button'))
      element.addEventListener('click', ({ defaultPrevented, currentTarget }) => {
        if (!defaultPrevented) reached.push((currentTarget as HTMLElement).textContent ?? '');
      });
  });

  it('are kept, and pressed again in their order when it has come', () => {
    const release = holdPresses();
    expect([press('consent'), press('register')]).toEqual([false, false]);
    expect(reached).toEqual([]);
    release();
    expect(reached).toEqual(['Essential only', 'Register free']);
    expect(press('consent')).toBe(true);
    expect(reached).toEqual(['Essential only', 'Register free', 'Essential only']);
    release();
    expect(reached).toHaveLength(3);
  });

  it('count once each, where the last of them stands', () => {
    const release = holdPresses();
    for (const id of ['consent', 'all', 'all', 'consent']) press(id);
    release();
    expect(reached).toEqual(['Accept all', 'Essential only']);
  });

  it('open the dialog that was asked for last: there is one at a time', () => {
    const release = holdPresses();
    for (const id of ['register', 'consent', 'speaker']) press(id);
    release();
    expect(reached).toEqual(['Essential only', 'Amara Okafor']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('mark what waits, until it is pressed again', () => {
    const release = holdPresses();
    press('register');
    const link = document.querySelector('a')!;
    expect(link).toHaveAttribute('aria-busy', 'true');
    link.addEventListener('click', () => reached.push(`busy: ${link.hasAttribute('aria-busy')}`));
    release();
    expect(reached).toEqual(['Register free', 'busy: false']);
  });

  it('lead on where they are links that need no script, or are for a new tab', () => {
    const release = holdPresses();
    expect([press('faq'), press('register', { ctrlKey: true }), press('register', { button: 1 })]).toEqual([
      true,
      true,
      true,
    ]);
    release();
    expect(reached).toEqual(['Questions', 'Register free', 'Register free']);
  });

  it('lead on where they are links and the script is long in coming; a button waits for it', () => {
    document.body.innerHTML = '<a href="#signup" data-intent="signup">Register free</a><button>Essential Only</button>';
    const [link, button] = [document.querySelector('a')!, document.querySelector('button')!];
    const heard: string[] = [];
    for (const element of [link, button])
      element.addEventListener('click', ({ defaultPrevented }) => defaultPrevented || heard.push(element.textContent));
    const release = holdPresses();
    button.click();
    link.click();
    heard.length = 0;
    release('links');
    expect(heard).toEqual(['Register free']);
    link.click();
    expect(heard).toEqual(['Register free', 'Register free']);
    expect(button.getAttribute('aria-busy')).toBe('true');
    release();
    expect(heard).toEqual(['Register free', 'Register free', 'Essential Only']);
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('of a form whose script is long in coming are answered by words in the form, until it has come', () => {
    document.body.innerHTML =
      '<form><p data-still-loading hidden></p><button type="button" id="send">Register free</button></form><form><p data-still-loading hidden></p></form>';
    const [said, other] = document.querySelectorAll<HTMLElement>('[data-still-loading]') as unknown as HTMLElement[];
    const release = holdPresses();
    press('send');
    expect(said!.hidden).toBe(true);
    release('links');
    expect([said!.hidden, other!.hidden]).toEqual([false, true]);
    release();
    expect(said!.hidden).toBe(true);
  });

  it('of a form that come when its script is late are answered at once', () => {
    document.body.innerHTML =
      '<form><p data-still-loading hidden></p><button type="button" id="send">Register free</button></form>';
    const said = document.querySelector<HTMLElement>('[data-still-loading]')!;
    const release = holdPresses();
    release('links');
    expect(said.hidden).toBe(true);
    press('send');
    expect(said.hidden).toBe(false);
    release();
    expect(said.hidden).toBe(true);
  });

  it('are not all that a visitor does: the page says that it is in use', () => {
    const { dataset } = document.documentElement;
    delete dataset['active'];
    const release = holdPresses();
    expect(dataset['active']).toBeUndefined();
    document.dispatchEvent(new Event('scroll'));
    expect(dataset['active']).toBe('');
    release();
    delete dataset['active'];
  });
});

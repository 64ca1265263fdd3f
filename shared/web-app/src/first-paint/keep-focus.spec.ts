import { keepFocus } from './keep-focus.js';

const PAGE =
  '<a href="/sessions">Sessions</a><main><a href="/vip">Upgrade</a><a href="/sessions">All</a>' +
  '<details><summary>When?</summary></details><details><summary>How?</summary></details></main>' +
  '<button>Essential Only</button><button>Accept All</button>';

describe('the focus', () => {
  let root: HTMLElement;
  const links = () => [...root.querySelectorAll<HTMLElement>('a, summary, button')];

  beforeEach(() => {
    document.body.innerHTML = `<a href="/outside">Outside</a><div id="root">${PAGE}</div>`;
    root = document.getElementById('root')!;
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('of place %i goes to what takes its place', (number) => {
    links()[number]!.focus();
    const giveBack = keepFocus(root);
    root.innerHTML = PAGE;
    expect(document.body).toHaveFocus();
    giveBack();
    expect(links()[number]).toHaveFocus();
  });

  it('stays where the app has put it', () => {
    links()[1]!.focus();
    const giveBack = keepFocus(root);
    root.innerHTML = PAGE;
    links()[0]!.focus();
    giveBack();
    expect(links()[0]).toHaveFocus();
  });

  it.each(['outside of the page', 'nowhere'])('stays where it is: %s', (where) => {
    const outside = document.querySelector('a')!;
    if (where !== 'nowhere') outside.focus();
    const giveBack = keepFocus(root);
    root.innerHTML = PAGE;
    giveBack();
    expect(where === 'nowhere' ? document.body : outside).toHaveFocus();
  });

  it('is lost with a link that is there no more', () => {
    links()[1]!.focus();
    const giveBack = keepFocus(root);
    root.innerHTML = '<h1>Welcome</h1>';
    giveBack();
    expect(document.body).toHaveFocus();
  });
});

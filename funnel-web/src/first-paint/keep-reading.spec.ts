import { keepReading } from './keep-reading';

const page = (link: string): string =>
  `<a href="${link}">Summit</a><details><summary>When?</summary></details><details><summary>How?</summary></details>`;
const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);

it('brings the page that takes the place of another to where its reader has come while it was drawn', () => {
  document.body.innerHTML = `<div id="root">${page('/')}</div>`;
  const root = document.getElementById('root')!;
  root.querySelector('a')!.focus();
  const bringBack = keepReading(root);
  const second = root.querySelectorAll('details')[1]!;
  second.open = true;
  second.dispatchEvent(new Event('toggle'));
  second.querySelector('summary')!.tabIndex = 0;
  second.querySelector('summary')!.focus();
  root.innerHTML = page('/');
  for (const line of root.querySelectorAll('summary')) line.tabIndex = 0;
  bringBack();
  expect(opened()).toEqual([false, true]);
  expect(document.activeElement).toHaveTextContent('How?');
  // It is the reader's from now on.
  root.querySelector('a')!.focus();
  bringBack();
  expect(document.activeElement).toHaveTextContent('Summit');
});

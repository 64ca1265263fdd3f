import { keepOpened } from './keep-opened';

const answer = (question: string, attributes = ''): string =>
  `<details ${attributes}><summary>${question}</summary></details>`;

it('leaves answers as their reader left them, and a new one as it comes', () => {
  document.body.innerHTML = answer('When?', 'open') + answer('How?') + answer('Who?');
  const [first, second] = document.querySelectorAll('details');
  first!.open = false;
  second!.open = true;
  const openAgain = keepOpened(document.body);
  document.body.innerHTML = answer('When?', 'open') + answer('Why?', 'open') + answer('How?') + answer('Who?');
  openAgain();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, true, false]);
});

import { GUEST_EMAIL, GUEST_NAME } from '@summit/rules';
import { realEmail, realName } from './guest-buyer.js';

it.each([
  [' Zoe ', 'Zoe'],
  ['', null],
  ['   ', null],
  [` ${GUEST_NAME} `, null],
])('the name %j is %j', (told, name) => {
  expect(realName(told)).toBe(name);
});

it('the address of the placeholder is none', () => {
  expect([realEmail(GUEST_EMAIL), realEmail('zoe@example.com'), realEmail(null)]).toEqual([
    null,
    'zoe@example.com',
    null,
  ]);
});

import { showKnownVisitor } from './known-visitor';

const KEYS = {
  email: 'userEmail',
  name: 'userName',
  bonuses: 'bonusDownloadUrls',
  invite: 'invite_url',
  guestEmail: 'guest@guest.example',
  guestName: 'Guest',
};
const HANA = { userEmail: 'hana@example.com', userName: 'Hana Sato' };
const REGISTERED = { ...HANA, bonusDownloadUrls: '{"a":"https://files.example/a"}' };

/** What stands in the page of a browser that keeps these values. */
function shownTo(kept: Readonly<Record<string, string>>): string {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  document.body.innerHTML = `
    <p data-unless="registered">One payment</p>
    <p data-if="registered" style="display:none">Downloads</p>
    <p data-if="unnamed" style="display:none">Registered</p>
    <p data-if="named" style="display:none">Registered, <b data-fill="name"></b></p>
    <p data-unless="buyer">Email?</p>
    <p data-if="buyer" style="display:none">To <b data-fill="email"></b></p>`;
  showKnownVisitor(KEYS);
  return [...document.querySelectorAll('p')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ textContent }) => textContent)
    .join('; ');
}

describe('an offer before its app has come', () => {
  it.each([
    ['a stranger', {}, 'One payment; Email?'],
    ['a buyer who is known by name', HANA, 'One payment; To hana@example.com'],
    ['a buyer whose name is not known', { userEmail: HANA.userEmail }, 'One payment; Email?'],
    ['somebody who is registered', REGISTERED, 'Downloads; Registered, Hana Sato; To hana@example.com'],
    [
      'somebody with an invite link',
      { ...HANA, invite_url: '/?i=1' },
      'Downloads; Registered, Hana Sato; To hana@example.com',
    ],
    ['somebody registered without a name', { ...REGISTERED, userName: '' }, 'Downloads; Registered; Email?'],
    ['a link without an address', { invite_url: '/?i=1' }, 'One payment; Email?'],
    ['a guest', { userEmail: KEYS.guestEmail, userName: KEYS.guestName }, 'One payment; Email?'],
  ])('shows %s what the app will show', (_who, kept, shown) => {
    expect(shownTo(kept)).toBe(shown);
  });

  it.each([
    ['?token=EC-1&PayerID=P-1', 'Processing...'],
    ['?token=EC-1', 'Order'],
    ['?coupon=PayerID', 'Order'],
  ])('asks nobody to order whose payment PayPal has brought along: %s', (query, shown) => {
    window.history.replaceState(null, '', query);
    document.body.innerHTML = `
      <button><span data-unless="returning">Order</span><span data-if="returning" style="display:none">Processing...</span></button>`;
    showKnownVisitor(KEYS);
    expect(
      [...document.querySelectorAll('span')].flatMap(({ style, textContent }) =>
        style.display === 'none' ? [] : [textContent],
      ),
    ).toEqual([shown]);
    window.history.replaceState(null, '', '/');
  });

  it('writes what the browser keeps as text', () => {
    shownTo({ ...REGISTERED, userName: '<img src=x>' });
    expect(document.querySelector('img')).toBeNull();
  });
});

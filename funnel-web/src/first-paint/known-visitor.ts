/** Keys of the browser's storage, and the values that stand for nobody. */
export interface VisitorKeys {
  email: string;
  name: string;
  bonuses: string;
  invite: string;
  guestEmail: string;
  guestName: string;
}

/**
 * Stands in the prerendered offer as a script of its own, so it refers to nothing outside of itself. What this browser remembers of its
 * visitor is shown before the app comes, so that nothing moves when it does: `data-if` names what shows an element, `data-unless` what
 * hides it, `data-fill` its text. `registered`: an address with downloads or an invite link, `named` with a name besides, `unnamed` without;
 * `buyer`: a name and an address; `returning`: PayPal says in the address that it was paid there.
 */
export function showKnownVisitor(keys: VisitorKeys): void {
  const kept = (key: string): string => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      // Blocked storage knows nobody.
      return '';
    }
  };
  const text: Record<string, string> = { email: kept(keys.email), name: kept(keys.name) };
  const named = text['name'] !== '';
  const registered = text['email'] !== '' && (kept(keys.invite) !== '' || kept(keys.bonuses).includes('http'));
  const holds: Record<string, boolean> = {
    registered,
    named: registered && named,
    unnamed: registered && !named,
    returning: /[?&]token=/.test(location.search) && /[?&]PayerID=/.test(location.search),
    buyer: named && text['email'] !== '' && text['email'] !== keys.guestEmail && text['name'] !== keys.guestName,
  };
  document.querySelectorAll<HTMLElement>('[data-if], [data-unless], [data-fill]').forEach((element) => {
    const { if: shows, unless: hides, fill } = element.dataset;
    if (shows !== undefined && holds[shows]) element.style.removeProperty('display');
    if (hides !== undefined && holds[hides]) element.style.display = 'none';
    if (fill !== undefined) element.textContent = text[fill] ?? '';
  });
}

/** "Show all" buttons: `data-expands` names the list that opens fully. The focus moves to the first part that was hidden: an item, or what is folded in one. */
export function startExpanders(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-expands]') : null;
    const list = button && document.getElementById(button.dataset['expands'] ?? '');
    if (!button || !list) return;
    const firstHidden = Array.from(list.querySelectorAll<HTMLElement>('li, ul, tr, details')).find(
      (part) => part.getClientRects().length === 0,
    );
    list.dataset['expanded'] = 'true';
    button.hidden = true;
    const target = firstHidden?.querySelector<HTMLElement>('a, button') ?? firstHidden ?? list;
    if (!target.matches('a, button')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}

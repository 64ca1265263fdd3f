/** Runs in the list page: asks for the list every three seconds and swaps it when a message came or went. */
export const INBOX_SCRIPT = `
const box = document.getElementById('messages');
const status = document.getElementById('status');
let shown = box.innerHTML;
async function refresh() {
  try {
    const answer = await fetch('/messages' + location.search);
    if (!answer.ok) throw new Error();
    const next = await answer.text();
    if (status.dataset.lost) { status.textContent = ''; delete status.dataset.lost; }
    if (next === shown) return;
    const focused = document.activeElement && box.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
    const before = box.querySelectorAll('li').length;
    box.innerHTML = shown = next;
    const more = box.querySelectorAll('li').length - before;
    status.textContent = more > 0 ? (more === 1 ? '1 new message.' : more + ' new messages.') : 'The list has changed.';
    if (focused) { const again = box.querySelector('a[href="' + CSS.escape(focused) + '"]'); if (again) again.focus(); }
  } catch {
    status.dataset.lost = 'yes';
    status.textContent = 'The inbox does not answer. It was probably stopped; this page tries again.';
  }
}
shown = box.innerHTML;
setInterval(() => { if (!document.hidden) refresh(); }, 3000);
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
document.getElementById('delete-all')?.addEventListener('submit', (event) => {
  if (!confirm('Delete all messages in this inbox?')) event.preventDefault();
});
`;

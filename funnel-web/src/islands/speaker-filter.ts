/** `7 speakers on day 2`, `31 speakers`: the filter's result, for screen readers. */
export function filterResultText(count: number, day: string): string {
  const people = `${count} speaker${count === 1 ? '' : 's'}`;
  return day === 'all' ? people : `${people} on day ${day}`;
}

function showDay(day: string): void {
  const list = document.getElementById('speaker-list');
  const status = document.getElementById('speaker-status');
  if (!list || !status) return;
  list.dataset['day'] = day;
  const cards = Array.from(list.querySelectorAll<HTMLElement>('[data-card-day]'));
  const count = day === 'all' ? cards.length : cards.filter((c) => c.dataset['cardDay'] === day).length;
  status.textContent = filterResultText(count, day);
}

/** Filters the speaker grid by day through one attribute; the style sheet does the rest, also for cards added later. */
export function startSpeakerFilter(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'speaker-day') showDay(target.value);
  });
  // The page is painted before this runs: a visitor may have chosen already.
  const chosen = document.querySelector<HTMLInputElement>('[name="speaker-day"]:checked')?.value ?? 'all';
  if (chosen !== 'all') showDay(chosen);
}

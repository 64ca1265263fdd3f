/** `7 speakers on day 2`, `31 speakers`: the filter's result, for screen readers. */
export function filterResultText(count: number, day: string): string {
  const people = `${count} speaker${count === 1 ? '' : 's'}`;
  return day === 'all' ? people : `${people} on day ${day}`;
}

/** Filters the speaker grid by day through one attribute; the style sheet does the rest, also for cards added later. */
export function startSpeakerFilter(): void {
  document.addEventListener('change', (event) => {
    const radio = event.target;
    if (!(radio instanceof HTMLInputElement) || radio.name !== 'speaker-day') return;
    const list = document.getElementById('speaker-list');
    const status = document.getElementById('speaker-status');
    if (!list || !status) return;
    list.dataset['day'] = radio.value;
    const cards = Array.from(list.querySelectorAll<HTMLElement>('[data-card-day]'));
    const count =
      radio.value === 'all' ? cards.length : cards.filter((c) => c.dataset['cardDay'] === radio.value).length;
    status.textContent = filterResultText(count, radio.value);
  });
}

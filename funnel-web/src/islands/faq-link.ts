/** Opens the question that the address names, such as `#faq-3`, and the list that it is in. */
export function openLinkedQuestion(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const question = id ? document.getElementById(id) : null;
  if (!(question instanceof HTMLDetailsElement)) return;
  question.open = true;
  // It may be one of those that are folded away.
  if (question.parentElement) question.parentElement.dataset['expanded'] = 'true';
}

export function startFaqLink(): void {
  openLinkedQuestion();
  window.addEventListener('hashchange', openLinkedQuestion);
}

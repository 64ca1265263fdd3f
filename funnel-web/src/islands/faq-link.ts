/** Opens the question that the address names, such as `#faq-3`. */
export function openLinkedQuestion(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const question = id ? document.getElementById(id) : null;
  if (question instanceof HTMLDetailsElement) question.open = true;
}

export function startFaqLink(): void {
  openLinkedQuestion();
  window.addEventListener('hashchange', openLinkedQuestion);
}

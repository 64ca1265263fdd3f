import { openLinkedQuestion } from './faq-link';

describe('openLinkedQuestion', () => {
  beforeEach(() => {
    document.body.innerHTML = '<details id="faq-3"><summary>Q</summary></details><p id="other"></p>';
  });
  const question = () => document.querySelector('details') as HTMLDetailsElement;

  it('opens the question that the address names', () => {
    window.location.hash = '#faq-3';
    openLinkedQuestion();
    expect(question().open).toBe(true);
    expect(document.body.dataset['expanded']).toBe('true');
  });

  it('opens nothing for other addresses', () => {
    for (const hash of ['#other', '#nowhere', '']) {
      window.location.hash = hash;
      openLinkedQuestion();
    }
    expect(question().open).toBe(false);
  });
});

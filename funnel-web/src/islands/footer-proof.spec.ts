import { showProofLink } from './footer-proof';

describe('the link of the footer to /proof', () => {
  beforeEach(() => {
    document.body.innerHTML = '<span id="footer-proof"></span>';
  });
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('is there while the page is shown', () => {
    showProofLink({ proof_page: true });
    showProofLink({ proof_page: true });
    expect(links()).toEqual(['/proof']);
  });

  it.each([{ proof_page: false }, null])('is not there else (%j)', (state) => {
    showProofLink(state);
    expect(links()).toEqual([]);
  });
});

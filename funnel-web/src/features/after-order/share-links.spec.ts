import { shareLinks } from './share-links';

const LINK = 'https://summit.example/?invite=7kq2m9x4&a=b';
const TEXT = `I registered for the Growth & Scale Summit. It is free, and two useful downloads come with it: ${LINK}`;

describe('shareLinks', () => {
  it('carries the whole link, encoded, to each of the three', () => {
    const [email, linkedIn, x] = shareLinks(LINK).map(({ href }) => new URL(href));
    expect(email?.protocol).toBe('mailto:');
    expect(email?.href).not.toContain('+');
    expect(email?.searchParams.get('subject')).toBe('Five days on building something that runs without you');
    expect(email?.searchParams.get('body')).toBe(TEXT);
    expect(linkedIn?.host).toBe('www.linkedin.com');
    expect(linkedIn?.searchParams.get('url')).toBe(LINK);
    expect(x?.host).toBe('x.com');
    expect(x?.searchParams.get('text')).toBe(TEXT);
  });
});

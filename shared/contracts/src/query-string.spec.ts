import { queryString } from './query-string.js';

describe('queryString', () => {
  it('writes names and values encoded, in the order given', () => {
    expect(queryString({ email: 'a+b@example.com', days: 7, active: false })).toBe(
      '?email=a%2Bb%40example.com&days=7&active=false',
    );
  });

  it('leaves out what has no value but keeps 0 and the empty text', () => {
    expect(queryString({ ref: undefined, skip: 0, search: '', code: null })).toBe('?skip=0&search=');
  });

  it.each([[undefined], [{}], [{ ref: undefined }]])('is empty for %p', (query) => {
    expect(queryString(query)).toBe('');
  });
});

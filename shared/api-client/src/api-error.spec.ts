import { ApiError, isApiError } from './api-error.js';

describe('ApiError', () => {
  it('takes the text for people from detail, else from message', () => {
    expect(new ApiError({ kind: 'http', status: 400, body: { detail: 'A', message: 'B' } }).detail).toBe('A');
    expect(new ApiError({ kind: 'http', status: 400, body: { detail: '', message: 'B' } }).detail).toBe('B');
  });

  it.each([[undefined], [null], ['text'], [42], [['a']], [{ detail: 7, code: {}, fields: 'x' }]])(
    'finds no text, code or fields in a body like %p',
    (body) => {
      const error = new ApiError({ kind: 'http', status: 500, body });
      expect([error.detail, error.code, error.requestId]).toEqual([null, null, null]);
      expect(error.fields).toEqual({});
    },
  );

  it('keeps only fields that have a text', () => {
    const body = { fields: { email: 'Email is required', age: 3 } };
    expect(new ApiError({ kind: 'http', status: 400, body }).fields).toEqual({ email: 'Email is required' });
  });

  it('is told apart from other errors', () => {
    expect(isApiError(new ApiError({ kind: 'network' }))).toBe(true);
    expect(isApiError(new TypeError('fetch failed'))).toBe(false);
    expect(isApiError({ kind: 'network' })).toBe(false);
  });
});

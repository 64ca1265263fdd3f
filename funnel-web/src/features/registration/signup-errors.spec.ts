import { ApiError } from '@summit/api-client';
import { signupFailure } from './signup-errors';

const refused = (status: number, body?: unknown) => new ApiError({ kind: 'http', status, body });

// F-084 to F-088
describe('signupFailure', () => {
  it.each([
    [
      'a timeout',
      new ApiError({ kind: 'timeout' }),
      'Request timeout: The server is taking too long to respond. Please try again.',
    ],
    [
      'no connection',
      new ApiError({ kind: 'network' }),
      'Network Error: Unable to connect to server. Please check your internet connection and try again.',
    ],
    ['HTTP 500', refused(500, { detail: 'Unknown error' }), 'Server Error: Please try again in a moment.'],
    [
      'HTTP 400',
      refused(400, { code: 'already_registered', detail: 'x' }),
      'This email is already registered or invalid data provided.',
    ],
    ['HTTP 400 without a body', refused(400), 'This email is already registered or invalid data provided.'],
    ['another status with a server message', refused(429, { detail: 'Too many attempts.' }), 'Too many attempts.'],
    ['another status without one', refused(503), 'Failed to submit. Please try again.'],
    [
      'an answer that is no JSON',
      new ApiError({ kind: 'unreadable', status: 200 }),
      'Failed to submit. Please try again.',
    ],
  ])('%s', (_, error, text) => {
    expect(signupFailure(error)).toMatchObject({ fields: {}, form: text });
  });

  it.each([
    ['name_too_long', { name: 'At most 120 characters' }],
    ['name_required', { name: 'Name is required' }],
    ['email_required', { email: 'Email is required' }],
    ['email_invalid', { email: 'Please enter a valid email address' }],
  ])('shows %s under its field', (code, fields) => {
    expect(signupFailure(refused(400, { code, detail: 'server text' }))).toEqual({
      fields,
      form: null,
      registered: false,
    });
  });
});

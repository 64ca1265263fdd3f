import { recentSince } from './passkey.js';
import { strangersSince, takeBackEnd } from './take-back-link.js';

const NOON = Date.parse('2025-11-20T12:00:00Z');

describe('seven days', () => {
  it('are how long a former address can be taken back', () => {
    expect(new Date(takeBackEnd(NOON)).toISOString()).toBe('2025-11-27T12:00:00.000Z');
  });

  it('and seven before them, are what a stranger may have done with the account', () => {
    expect(new Date(strangersSince(NOON)).toISOString()).toBe('2025-11-06T12:00:00.000Z');
  });

  // D-179
  it('are how old a passkey may be that goes with a new password', () => {
    expect(new Date(recentSince(NOON)).toISOString()).toBe('2025-11-13T12:00:00.000Z');
  });
});

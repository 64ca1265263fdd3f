import { createAttemptKeys } from './attempt-key';

describe('createAttemptKeys', () => {
  it('keeps the key while the data stays the same and takes a new one when it changes', () => {
    let made = 0;
    const keys = createAttemptKeys(() => `key-${++made}`);
    expect(keys.keyFor({ name: 'Hana', email: 'h@e.co' })).toBe('key-1');
    expect(keys.keyFor({ email: 'h@e.co', name: 'Hana' })).toBe('key-1');
    expect(keys.keyFor({ name: 'Hanna', email: 'h@e.co' })).toBe('key-2');
  });
});

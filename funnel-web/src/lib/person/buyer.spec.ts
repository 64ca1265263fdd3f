import { memoryStore } from '../../../test/memory-store';
import { GUEST, knownBuyer } from './buyer';

describe('knownBuyer', () => {
  it('is who this browser remembers (F-106, F-107)', () => {
    const store = memoryStore({ userEmail: 'hana@example.com', userName: 'Hana' });
    expect(knownBuyer(store)).toEqual({ email: 'hana@example.com', name: 'Hana' });
  });

  it('is nobody without an address, and never the placeholder (C-066)', () => {
    expect(knownBuyer(memoryStore({ userName: 'Hana' }))).toBeNull();
    expect(knownBuyer(memoryStore({ userEmail: GUEST.email, userName: GUEST.name }))).toBeNull();
  });

  it('is called Guest User where the name is missing (F-116)', () => {
    expect(knownBuyer(memoryStore({ userEmail: 'hana@example.com' }))?.name).toBe('Guest User');
  });
});

import { AppError } from '../errors/app-error.js';
import { PasswordHasher } from './password-hasher.js';

const REFUSED = { code: 'service_unavailable' };

describe('passwords at rest (S8)', () => {
  it('knows the password again, and no other', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('correct horse');
    expect(await Promise.all(['correct horse', 'wrong horse'].map((typed) => hasher.verify(stored, typed)))).toEqual([
      true,
      false,
    ]);
  });

  it('refuses more than it can do soon, and then works on, also for accounts that do not exist (S4)', async () => {
    const hasher = new PasswordHasher();
    const rush = Array.from({ length: 62 }, () => hasher.hash('somebody'));
    await expect(hasher.verify(null, 'guessed')).rejects.toMatchObject(REFUSED);
    await expect(hasher.hash('one more')).rejects.toBeInstanceOf(AppError);
    await Promise.all(rush);
    expect(await hasher.verify(null, 'guessed')).toBe(false);
  });
});

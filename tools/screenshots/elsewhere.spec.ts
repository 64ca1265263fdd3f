import { elsewhere } from './elsewhere';

describe('pictures', () => {
  it('are taken of what runs on this computer', () => {
    const env = {
      ADMIN_ORIGIN: 'http://localhost:4202',
      DATABASE_URL: 'postgres://postgres:word@127.0.0.1:4303/summit',
    };
    expect(elsewhere(env)).toEqual([]);
    expect(elsewhere({ DATABASE_URL: '' })).toEqual([]);
  });

  it('are not taken of another computer', () => {
    const env = { ADMIN_ORIGIN: 'https://admin.example.com', DATABASE_URL: 'postgres://app:word@db.internal/summit' };
    expect(elsewhere(env)).toEqual(['ADMIN_ORIGIN', 'DATABASE_URL']);
  });
});

import { retryUntilStored } from './retry-until-stored.js';

const away = Object.assign(new Error('the server is starting up'), { code: '57P03' });

function failing(times: number, error: Error) {
  let asked = 0;
  const note = async () => {
    asked += 1;
    if (asked <= times) throw error;
  };
  return { note, asked: () => asked };
}

describe('what has happened outside', () => {
  let waited = 0;
  beforeEach(() => (waited = 0));
  const wait = async () => (waited += 1);

  it('is written down once the database is back, so that no mail comes twice', async () => {
    const { note, asked } = failing(3, away);
    await retryUntilStored(note, wait);
    expect([asked(), waited]).toEqual([4, 3]);
  });

  it('is given up on where the database stays away', async () => {
    const { note } = failing(Infinity, away);
    await expect(retryUntilStored(note, wait)).rejects.toBe(away);
    expect(waited).toBeGreaterThan(60);
  });

  it('waits for nothing where the statement itself is wrong', async () => {
    const wrong = Object.assign(new Error('no such column'), { code: '42703' });
    await expect(retryUntilStored(failing(1, wrong).note, wait)).rejects.toBe(wrong);
    expect(waited).toBe(0);
  });
});

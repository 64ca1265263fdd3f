import { FakePersonRecords } from './person-records.fake.js';
import { PersonalDataUseCase } from './personal-data.use-case.js';

const EMAIL = 'zoe@example.com';
const PHRASE = `ERASE ${EMAIL}`;

function world() {
  const records = new FakePersonRecords(EMAIL);
  return { records, sut: new PersonalDataUseCase(records) };
}

//
describe('PersonalDataUseCase', () => {
  it('finds and exports whoever is stored, however the address is typed', async () => {
    const { sut } = world();
    expect(await sut.look(' Zoe@Example.com ')).toMatchObject({ addresses: [EMAIL], stored: [{ rows: 1 }] });
    expect(await sut.export('ZOE@example.com')).toMatchObject({ data: { funnel: { signup: [{ email: EMAIL }] } } });
  });

  it('says that nobody is stored, and erases nobody', async () => {
    const { sut } = world();
    const nobody = 'nobody@example.com';
    await expect(sut.look(nobody)).rejects.toMatchObject({ code: 'person_unknown' });
    await expect(sut.export(nobody)).rejects.toMatchObject({ code: 'person_unknown' });
    await expect(sut.erase(nobody, `ERASE ${nobody}`)).rejects.toMatchObject({ code: 'person_unknown' });
  });

  it.each(['', 'ERASE', EMAIL, `erase ${EMAIL}`, `${PHRASE} `, 'ERASE other@example.com'])(
    'does not erase after %p',
    async (phrase) => {
      const { records, sut } = world();
      await expect(sut.erase(EMAIL, phrase)).rejects.toMatchObject({ code: 'confirmation_phrase_wrong' });
      expect(records.isThere).toBe(true);
    },
  );

  it('erases once', async () => {
    const { records, sut } = world();
    await sut.erase('Zoe@example.com', PHRASE);
    expect(records.isThere).toBe(false);
    await expect(sut.erase(EMAIL, PHRASE)).rejects.toMatchObject({ code: 'person_unknown' });
  });

  it.each(['person_has_open_dispute', 'person_has_running_plan'] as const)('refuses with %s', async (obstacle) => {
    const { records, sut } = world();
    records.obstacles = [obstacle];
    await expect(sut.erase(EMAIL, PHRASE)).rejects.toMatchObject({ code: obstacle });
    expect(records.isThere).toBe(true);
  });
});

import { getMetadataStorage, IsString, MaxLength } from 'class-validator';
import { createValidationPipe, failsWith } from './validation.pipe.js';

class Person {
  @IsString(failsWith('name_required'))
  name: string;
}

class Member extends Person {
  @MaxLength(3, failsWith('validation_failed'))
  nick: string;
}

class Grouped {
  @IsString({ groups: ['strict'] })
  word: unknown;
}

// A part of the library is replaced, so an update that changes what it is asked must be seen.
describe('the rules of a class', () => {
  const pipe = createValidationPipe();
  const check = (value: object) => pipe.transform(value, { type: 'body', metatype: Member });

  it('are its own and those it inherits, at the first check and at each other', async () => {
    for (let time = 0; time < 2; time += 1) {
      await expect(check({ name: 'Ada', nick: 'ad' })).resolves.toEqual({ name: 'Ada', nick: 'ad' });
      await expect(check({ name: 7, nick: 'ad' })).rejects.toMatchObject({ code: 'name_required' });
      await expect(check({ name: 'Ada', nick: 'adam' })).rejects.toMatchObject({ code: 'validation_failed' });
      await expect(check({ name: 'Ada', nick: 'ad', more: 1 })).rejects.toMatchObject({ code: 'unknown_field' });
    }
  });

  it('are looked up once, also where another pipe is made', () => {
    createValidationPipe();
    const rulesOf = () => getMetadataStorage().getTargetValidationMetadatas(Member, '', false, false);
    expect(rulesOf().map(({ propertyName }) => propertyName)).toEqual(['nick', 'name']);
    expect(rulesOf()).toBe(rulesOf());
  });

  it('are looked up anew for groups, of which each has others', () => {
    const rulesOf = (...groups: string[]) =>
      getMetadataStorage().getTargetValidationMetadatas(Grouped, '', false, false, groups);
    expect([rulesOf('strict').length, rulesOf('other').length]).toEqual([1, 0]);
  });
});

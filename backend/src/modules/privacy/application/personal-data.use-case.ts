import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { PERSON_RECORDS, type ExportedData, type FoundPerson, type PersonRecords } from './person-records.port.js';

/** Typed by hand before a person is erased: with the address, so that it is the right one. */
export const erasurePhrase = (address: string): string => `ERASE ${address}`;

/** What is stored of a person: to be looked at, handed out and erased. Addresses come as they were typed. */
@Injectable()
export class PersonalDataUseCase {
  constructor(@Inject(PERSON_RECORDS) private readonly records: PersonRecords) {}

  /** What an erasure would do, and what stands in its way. Throws `person_unknown`. */
  async look(email: string): Promise<FoundPerson> {
    const found = await this.records.find(normalizeEmail(email));
    requireKnown(found);
    return found;
  }

  /** Throws `person_unknown`, and `person_address_passed_on` where the file would tell one person about another. */
  async export(email: string): Promise<FoundPerson & { data: ExportedData }> {
    const found = await this.records.collect(normalizeEmail(email));
    requireKnown(found);
    if (found.obstacles.includes('person_address_passed_on')) throw new AppError('person_address_passed_on');
    return found;
  }

  /**
   * Erases for good: what names the person goes, figures and books stay. Throws `confirmation_phrase_wrong`, `person_unknown` (also for
   * the second of two), and the obstacle where there is one.
   */
  async erase(email: string, phrase: string): Promise<FoundPerson> {
    const address = normalizeEmail(email);
    if (phrase !== erasurePhrase(address)) throw new AppError('confirmation_phrase_wrong');
    return this.records.erase(address, (found) => {
      requireKnown(found);
      const [obstacle] = found.obstacles;
      if (obstacle) throw new AppError(obstacle);
    });
  }
}

function requireKnown({ stored }: FoundPerson): void {
  if (stored.length === 0) throw new AppError('person_unknown');
}

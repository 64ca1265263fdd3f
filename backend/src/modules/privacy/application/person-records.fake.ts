import type { ErasureObstacle } from '../../../platform/personal-data/personal-data.js';
import type { ExportedData, FoundPerson, PersonRecords } from './person-records.port.js';

/** One person in memory, with a registration. */
export class FakePersonRecords implements PersonRecords {
  obstacles: ErasureObstacle[] = [];
  isThere = true;

  constructor(private readonly email: string) {}

  async find(email: string): Promise<FoundPerson> {
    const found = this.isThere && email === this.email;
    return {
      addresses: [email],
      stored: found ? [{ module: 'funnel', what: 'signup', rows: 1, effect: 'changed' }] : [],
      obstacles: found ? this.obstacles : [],
    };
  }

  async collect(email: string): Promise<FoundPerson & { data: ExportedData }> {
    return { ...(await this.find(email)), data: { funnel: { signup: [{ email }] } } };
  }

  async erase(email: string, decide: (found: FoundPerson) => void): Promise<FoundPerson> {
    const found = await this.find(email);
    decide(found);
    this.isThere = false;
    return found;
  }
}

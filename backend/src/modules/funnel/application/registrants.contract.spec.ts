import { describeRegistrants } from '../../../../test/contracts/registrants.contract.js';
import { InMemoryRegistrants } from './registrants.fake.js';

describeRegistrants('the fake', async () => ({
  registrants: new InMemoryRegistrants(),
  stop: async () => undefined,
}));

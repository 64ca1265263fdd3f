import { describeRegistrants } from '../../../../test/contracts/registrants.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { EventNews } from '../../../platform/outbox/event-news.js';
import { RegistrantsRepository } from './registrants.repository.js';

describeRegistrants('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  return { registrants: new RegistrantsRepository(sql, new EventNews(sql)), stop };
});

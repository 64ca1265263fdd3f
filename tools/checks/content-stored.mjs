// What the CMS holds, read from a database: what an administrator typed is checked like what ships.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** What to read and how to look at it is the backend's, whose panel says the same. */
const BUILT = path.resolve(import.meta.dirname, '../../backend/dist/modules/cms/read-models/stored-content.js');

/**
 * Texts of the CMS, and the pricing items whose price is not the price book's (C-018). Needs the built backend.
 * @param {string} url
 * @returns {Promise<{ texts: import('@summit/content/check').ContentText[], findings: import('@summit/content/check').TextFinding[] }>}
 */
export async function storedContent(url) {
  const { STORED_PRICES, STORED_TEXTS, priceFindings, storedTexts } = await import(pathToFileURL(BUILT).href);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const texts = (await client.query(STORED_TEXTS)).rows;
    const items = (await client.query(STORED_PRICES)).rows;
    return { texts: texts.flatMap(storedTexts), findings: items.flatMap(priceFindings) };
  } finally {
    await client.end();
  }
}

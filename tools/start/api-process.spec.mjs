import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_FLAGS, API_MEMORY } from './api-process.mjs';

const read = (file) => readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8');

describe('a process of the API starts alike everywhere:', () => {
  it('in its image', async () => {
    const image = await read('docker/api.Dockerfile');
    expect(image).toContain(
      `CMD ${JSON.stringify(['node', ...API_FLAGS, 'dist/packed/main.js']).replaceAll(',', ', ')}`,
    );
    for (const [name, value] of Object.entries(API_MEMORY)) expect(image).toContain(`  ${name}=${value} \\\n`);
  });

  it('by its own script', async () => {
    const { scripts } = JSON.parse(await read('backend/package.json'));
    expect(scripts.start).toBe(`node ${API_FLAGS.join(' ')} dist/packed/main.js`);
  });
});

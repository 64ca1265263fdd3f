import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { productionEnvironment, problemsOf } from '../../backend/test/harness/environments.js';
import { HOST, overlay, settingsOf } from './settings.mjs';

const EXAMPLE = path.resolve(import.meta.dirname, '../../docker/.env.example');

describe('the settings of docker:check', () => {
  it('are taken for real by production, and differ in every run', async () => {
    const example = await readFile(EXAMPLE, 'utf8');
    const settings = parseEnv(settingsOf(example, 18_080));
    // compose.yml makes the address of the database.
    expect(
      problemsOf({ ...settings, NODE_ENV: 'production', DATABASE_URL: productionEnvironment.DATABASE_URL }),
    ).toEqual([]);
    expect(parseEnv(settingsOf(example, 18_080))).not.toEqual(settings);
    expect(settings).toMatchObject({
      MEMBER_ORIGIN: `https://${HOST.member}`,
      MEMBER_PUBLISH: '127.0.0.1:18081',
      ADMIN_PUBLISH: '127.0.0.1:18082',
    });
  });

  it('take no image and no way out of a product that runs beside', () => {
    const text = overlay('/somewhere/settings.env');
    expect(text).toContain("worker: { image: summit-check-api, env_file: !override ['/somewhere/settings.env'] }");
    expect(text).toContain('outside: { internal: true }');
  });
});

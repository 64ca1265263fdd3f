import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppConfig } from '../../src/config/app-config.js';
import { readConfig } from '../../src/config/env.js';
import { COMMAND_CONNECT_TIMEOUT_MS } from '../../src/platform/database/data-source.js';

/**
 * The configuration of an application under test: the demo's, with a database of its own and nothing that reaches outside. Many calls at once
 * wait for its few connections as long as a busy machine needs (D-150); that requests do not is for the tests of processes.
 */
export function testConfig(databaseUrl: string, overrides: Partial<NodeJS.ProcessEnv> = {}): AppConfig {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    PORT: '0',
    LOG_LEVEL: 'silent',
    FUNNEL_ORIGIN: 'http://funnel.test',
    MEMBER_ORIGIN: 'http://member.test',
    ADMIN_ORIGIN: 'http://admin.test',
    FILES_DIR: mkdtempSync(path.join(tmpdir(), 'summit-files-')),
    // Nothing listens on port 9: a test that needs mail, list, text messages or payments brings its own.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LIST_API_BASE: 'http://127.0.0.1:9/aweber',
    SMS_API_BASE: 'http://127.0.0.1:9/sms',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    PAYPAL_API_BASE: 'http://127.0.0.1:9',
    ...overrides,
  });
  return { ...config, database: { ...config.database, connectTimeoutMs: COMMAND_CONNECT_TIMEOUT_MS } };
}

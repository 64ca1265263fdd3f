import type { AppConfig } from '../../src/config/app-config.js';
import { readConfig } from '../../src/config/env.js';

/** A configuration for tests that open no connection. */
export const unitConfig = (): AppConfig =>
  readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', FUNNEL_ORIGIN: 'http://funnel.test' });

import { demoEnvironment } from '../../test/harness/environments.js';
import { readConfig } from '../config/env.js';
import { dataSourceOptions, migrationOptions } from '../platform/database/data-source.js';
import { commandConfig } from './run-command.js';

const patienceOf = ({ extra }: { extra?: unknown }) =>
  (extra as { connectionTimeoutMillis: number }).connectionTimeoutMillis;

describe("an operator's command", () => {
  it('waits for a connection of a busy database for a minute, where a process that answers requests gives up', () => {
    const { database } = commandConfig(demoEnvironment);
    expect(patienceOf(dataSourceOptions(database, []))).toBe(60_000);
    expect(patienceOf(migrationOptions(database.migrationUrl, database))).toBe(60_000);
    const process = readConfig(demoEnvironment).database;
    expect(patienceOf(dataSourceOptions(process, []))).toBe(2_000);
    expect(patienceOf(migrationOptions(process.migrationUrl, process))).toBe(2_000);
  });

  it('does no jobs', () => {
    expect(commandConfig({ ...demoEnvironment, ROLE: 'all' }).role).toBe('api');
  });
});

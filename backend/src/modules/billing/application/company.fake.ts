import type { Settings } from '../../../platform/settings/settings.js';

/** The settings of the company in memory; none is set at first. */
export class FakeCompanySettings implements Pick<Settings, 'readAll' | 'write'> {
  private values: Record<string, unknown> = {};

  readonly readAll: Settings['readAll'] = async (keys) =>
    Object.fromEntries(keys.map((key) => [key, this.values[key] ?? ''])) as never;

  async write(_tx: unknown, values: Record<string, unknown>): Promise<void> {
    this.values = { ...this.values, ...values };
  }
}

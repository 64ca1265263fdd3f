/** What one setting may hold, and what holds where nobody has set it. */
export interface SettingKind<Value> {
  meaning: string;
  default: Value;
  accepts(value: unknown): boolean;
}

export const kind = <Value>(setting: SettingKind<Value>): SettingKind<Value> => setting;
export const isText = (value: unknown): boolean => typeof value === 'string';
export const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
export const isCountOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

export const isCount = (value: unknown): boolean => typeof value === 'number' && isCountOrNull(value) && value > 0;

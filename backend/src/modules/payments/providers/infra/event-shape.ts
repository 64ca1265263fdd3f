import { PRINTABLE } from '../../../../platform/http/text-rules.js';
import type { ProviderEvent } from '../application/provider-events.port.js';

const MAX_LENGTH = 255;
/** 3000-01-01. Beyond it neither PostgreSQL nor a calendar makes sense of a notification. */
const END_OF_TIME = 32_503_680_000_000;

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH && PRINTABLE.test(value);

/**
 * Whether this can be a notification at all, however well it is signed: names that can be stored and a time that exists. What a
 * provider changes in its shapes is refused, and delivered again once we understand it.
 */
export const isPlausible = ({ id, type, subject, occurredAt }: ProviderEvent): boolean =>
  isName(id) &&
  isName(type) &&
  (subject === null || isName(subject.ref)) &&
  Number.isInteger(occurredAt) &&
  occurredAt > 0 &&
  occurredAt < END_OF_TIME;

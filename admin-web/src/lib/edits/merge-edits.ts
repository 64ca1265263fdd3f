import { changedFields, type SessionField, type SessionValues } from './session-values';

export interface MergedEdits {
  /** What the form shows now. */
  values: SessionValues;
  /** Fields that only they changed. */
  takenOver: SessionField[];
  /** Fields that both changed to different values; the form keeps ours. */
  clashing: SessionField[];
}

/**
 * Two administrators edited one session, and the other one saved first. `base`: what both began with. Whatever only one of them touched
 * has their value; where both did, ours stays in the form and theirs can be chosen.
 */
export function mergeEdits(base: SessionValues, ours: SessionValues, theirs: SessionValues): MergedEdits {
  const [mine, their] = [changedFields(base, ours), changedFields(base, theirs)];
  const takenOver = their.filter((field) => !mine.includes(field));
  const clashing = their.filter((field) => mine.includes(field) && ours[field] !== theirs[field]);
  return { values: withFields(ours, theirs, takenOver), takenOver, clashing };
}

/** `values` with those fields from `source`. */
export const withFields = (
  values: SessionValues,
  source: SessionValues,
  fields: readonly SessionField[],
): SessionValues => ({ ...values, ...Object.fromEntries(fields.map((field) => [field, source[field]])) });

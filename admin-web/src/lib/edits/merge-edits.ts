export interface MergedEdits<Values> {
  /** What the form shows now. */
  values: Values;
  /** Fields that only they changed. */
  takenOver: (keyof Values & string)[];
  /** Fields that both changed to different values; the form keeps ours. */
  clashing: (keyof Values & string)[];
}

export const changedFields = <Values extends object>(before: Values, after: Values): (keyof Values & string)[] =>
  (Object.keys(after) as (keyof Values & string)[]).filter((field) => before[field] !== after[field]);

/**
 * Two administrators edited one item, and the other one saved first. `base`: what both began with. Whatever only one of them touched
 * has their value; where both did, ours stays in the form and theirs can be chosen.
 */
export function mergeEdits<Values extends object>(base: Values, ours: Values, theirs: Values): MergedEdits<Values> {
  const [mine, their] = [changedFields(base, ours), changedFields(base, theirs)];
  const takenOver = their.filter((field) => !mine.includes(field));
  const clashing = their.filter((field) => mine.includes(field) && ours[field] !== theirs[field]);
  return { values: withFields(ours, theirs, takenOver), takenOver, clashing };
}

/** `values` with those fields from `source`. */
export const withFields = <Values extends object>(
  values: Values,
  source: Values,
  fields: readonly (keyof Values)[],
): Values => ({ ...values, ...Object.fromEntries(fields.map((field) => [field, source[field]])) });

/** A value of a form: text, or the fields in its brackets (`a[b]=1`, `a[0]=1` and `a[]=1` are all fields of `a`). */
export type Field = string | FormFields;

export interface FormFields {
  [name: string]: Field;
}

const KEY = /^[^[\]]+(\[[^[\]]*\])*$/;

/** Objects without a prototype: a field called `__proto__` is a field. */
const empty = (): FormFields => Object.create(null) as FormFields;

/** Reads `application/x-www-form-urlencoded` with nested names. Names that are not well formed are kept as they are. */
export function formFields(encoded: string): FormFields {
  const fields = empty();
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = KEY.test(key) ? key.replaceAll(']', '').split('[') : [key];
    let place = fields;
    for (const [depth, part] of path.entries()) {
      const name = part === '' ? String(Object.keys(place).length) : part;
      if (depth === path.length - 1) {
        place[name] = value;
        continue;
      }
      const next = place[name];
      place = typeof next === 'object' ? next : (place[name] = empty());
    }
  }
  return fields;
}

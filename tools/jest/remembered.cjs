// A window names properties that it does not have.
const propertiesOf = ({ object, keysOf }) =>
  new Map(
    keysOf(object)
      .map((key) => [key, Object.getOwnPropertyDescriptor(object, key)])
      .filter(([, property]) => property),
  );

const same = (a, b) => Object.is(a?.value, b?.value) && a?.get === b?.get && a?.set === b?.set;

/** The properties of an object as they were, to put back what was changed since. */
class Remembered {
  constructor(object, keysOf = Reflect.ownKeys) {
    Object.assign(this, { object, keysOf });
    this.before = propertiesOf(this);
  }

  /** Does some work whose changes are there to stay. */
  keep(work) {
    const before = propertiesOf(this);
    try {
      return work();
    } finally {
      for (const [key, property] of propertiesOf(this))
        if (!same(property, before.get(key))) this.before.set(key, property);
    }
  }

  /** @returns {PropertyKey[]} what was added, replaced or removed since */
  changed() {
    const now = propertiesOf(this);
    return [...new Set([...this.before.keys(), ...now.keys()])].filter(
      (key) => !same(this.before.get(key), now.get(key)),
    );
  }

  putBack() {
    const now = propertiesOf(this);
    for (const [key, { configurable }] of now) if (configurable && !this.before.has(key)) delete this.object[key];
    for (const [key, property] of this.before) {
      if (same(property, now.get(key))) continue;
      if (now.get(key)?.configurable ?? true) Object.defineProperty(this.object, key, property);
      else this.object[key] = property.value;
    }
  }
}

module.exports = { Remembered };

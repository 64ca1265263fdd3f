import { Remembered } from './remembered.cjs';

describe('what a test file changed of an object', () => {
  it('is put back: added, replaced and removed properties, symbols and getters too', () => {
    const object = { kept: 1, replaced: 2, removed: 3, nothing: NaN };
    Object.defineProperty(object, 'late', { get: () => 4, configurable: true });
    const before = Object.getOwnPropertyDescriptors(object);
    const remembered = new Remembered(object);
    Object.assign(object, { replaced: 20, added: 5, [Symbol('added')]: 6 });
    Object.defineProperty(object, 'late', { value: 40 });
    delete object.removed;
    expect(remembered.changed().map(String).sort()).toEqual(['Symbol(added)', 'added', 'late', 'removed', 'replaced']);
    remembered.putBack();
    expect(remembered.changed()).toEqual([]);
    expect(Object.getOwnPropertyDescriptors(object)).toEqual(before);
  });

  it('stays where it can only be written, not removed', () => {
    const object = Object.defineProperty({}, 'fixed', { value: 1, writable: true });
    const remembered = new Remembered(object);
    Object.assign(object, { fixed: 2 });
    Object.defineProperty(object, 'added', { value: 3 });
    remembered.putBack();
    expect([object.fixed, object.added]).toEqual([1, 3]);
  });

  it('stays when work was to keep it, even work that failed', () => {
    const object = { replaced: 1 };
    const remembered = new Remembered(object);
    expect(remembered.keep(() => (object.added = 2))).toBe(2);
    expect(() =>
      remembered.keep(() => {
        object.replaced = 3;
        throw new Error('no such module');
      }),
    ).toThrow('no such module');
    object.added = 20;
    remembered.putBack();
    expect(object).toEqual({ replaced: 3, added: 2 });
  });
});

import { SecretBox } from './secret-box.js';
import { SealedStores, type SealedRow } from './sealed-stores.js';

const OLD = 'the secret that is being replaced, 32 characters';
const NEW = 'the secret that takes its place, 32 characters';

describe('SealedStores', () => {
  /** Rows in memory, sealed with `secret`; `box` is what reads them. */
  function storeOf(rows: SealedRow[], box: SecretBox) {
    const stores = new SealedStores();
    stores.add({
      what: 'notes',
      secret: 'NOTE_SECRET',
      rows: async () => rows.map((row) => ({ ...row })),
      resealed: ({ key, sealed }) => box.resealed(sealed, String(key[0])),
      replace: async ({ key, sealed }, next) => {
        const row = rows.find((one) => one.key[0] === key[0]);
        if (row?.sealed === sealed) row.sealed = next;
      },
    });
    return stores;
  }
  const rowOf = (name: string, secret: string): SealedRow => ({
    key: [name],
    sealed: new SecretBox(secret).seal(name, name),
  });

  it('seals with the present secret what the former has sealed, and leaves the rest as it is', async () => {
    const rows = [rowOf('one', OLD), rowOf('two', NEW), rowOf('three', 'somebody else, with 32 characters or more')];
    const [, two, three] = rows.map(({ sealed }) => sealed);
    const stores = storeOf(rows, new SecretBox(NEW, OLD));
    expect(await stores.count()).toEqual([
      { what: 'notes', secret: 'NOTE_SECRET', present: 1, former: 1, unreadable: 1 },
    ]);
    await stores.reseal();
    expect(await stores.count()).toMatchObject([{ present: 2, former: 0, unreadable: 1 }]);
    expect(rows.slice(1).map(({ sealed }) => sealed)).toEqual([two, three]);
    expect(new SecretBox(NEW).open(rows[0]!.sealed, 'one')).toBe('one');
  });

  it('changes nothing where no secret is being replaced', async () => {
    const rows = [rowOf('one', NEW)];
    const { sealed } = rows[0]!;
    await storeOf(rows, new SecretBox(NEW)).reseal();
    expect(rows[0]!.sealed).toBe(sealed);
  });
});

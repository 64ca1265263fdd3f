import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fakesCheck } from './fakes-check.mjs';

const FAKE = 'backend/src/modules/shop/application/carts.fake.ts';
const CONTRACT = 'backend/src/modules/shop/application/carts.contract.spec.ts';
const CARTS = 'export class InMemoryCarts implements Carts, Transactions {}';
const LISTED = { InMemoryCarts: 'too small' };

let root;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'fakes-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function tree(files) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

describe('fakes', () => {
  it('without a contract are found', async () => {
    await tree({ [FAKE]: CARTS });
    expect(await fakesCheck(root, {}, 0)).toEqual([`${FAKE}: no contract is run against InMemoryCarts`]);
  });

  it.each([
    'export class Carts {',
    'export class Carts extends Baskets {',
    'class Carts extends Baskets implements Shops {',
  ])('are known by being one: %s', async (begin) => {
    await tree({ [FAKE]: `${begin}}`, [CONTRACT]: '// Not yet: new Carts()' });
    expect(await fakesCheck(root, {}, 0)).toEqual([`${FAKE}: no contract is run against Carts`]);
  });

  it('have the contract that opens them, or the fake that they are a part of', async () => {
    await tree({
      [FAKE]: CARTS,
      'backend/src/modules/shop/application/shop.fake.ts':
        'class Shop implements Shops { carts = new InMemoryCarts(); }',
      [CONTRACT]: "describeShops('the fake', async () => new Shop());",
    });
    expect(await fakesCheck(root, {}, 0)).toEqual([]);
  });

  it('of what is no port need none', async () => {
    await tree({ [FAKE]: 'export class OneByOne implements Transactions {}' });
    expect(await fakesCheck(root, {}, 0)).toEqual([]);
  });

  it('stand beside their ports, not in a folder of their own', async () => {
    const apart = FAKE.replace('/application/', '/testing/');
    await tree({ [apart]: CARTS, [CONTRACT]: 'new InMemoryCarts()' });
    expect(await fakesCheck(root, {}, 0)).toEqual([`${apart}: a fake stands beside its port`]);
  });

  it('are listed ever less', async () => {
    await tree({ [FAKE]: CARTS });
    expect(await fakesCheck(root, LISTED, 1)).toEqual([]);
    expect(await fakesCheck(root, LISTED, 0)).toEqual([expect.stringContaining('at most 0')]);
    expect(await fakesCheck(root, LISTED, 2)).toEqual([expect.stringContaining('lower MAX_LISTED')]);
    await tree({ [CONTRACT]: 'new InMemoryCarts()' });
    expect(await fakesCheck(root, LISTED, 1)).toEqual([expect.stringContaining('take it off the list')]);
    await rm(path.join(root, FAKE));
    expect(await fakesCheck(root, LISTED, 1)).toEqual([expect.stringContaining('which is gone')]);
  });
});

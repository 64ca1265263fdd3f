import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const packagesOf = (folder) => {
  const { dependencies = {}, devDependencies = {} } = read(path.join(folder, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies });
};
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
const APPS = ['funnel-web', 'member-web', 'admin-web'];

describe('the workspace', () => {
  //
  it.each(['backend', ...APPS, 'shared', 'docker', 'nx.json', 'package.json', 'tsconfig.base.json', 'README.md'])(
    'has %s at the top',
    (name) => {
      expect(existsSync(path.join(ROOT, name))).toBe(true);
    },
  );

  //
  it.each(['auth', 'funnel', 'payments', 'sessions', 'prompts', 'cms', 'analytics'])(
    'has the backend module %s',
    (name) => {
      expect(readdirSync(path.join(ROOT, 'backend/src/modules', name))).toContain(`${name}.module.ts`);
    },
  );

  it('has each room of the platform and each table of an entity in ARCHITECTURE.md', () => {
    const told = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    const rooms = readdirSync(path.join(ROOT, 'backend/src/platform')).map((room) => `\`platform/${room}\``);
    const tables = sourcesOf(path.join(ROOT, 'backend/src'))
      .filter((file) => file.endsWith('.entity.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@Entity\('(\w+)'/g)].map(([, table]) => table));
    expect(tables.length).toBeGreaterThan(50);
    const words = new Set(told.match(/\w+/g));
    expect([...rooms.filter((room) => !told.includes(room)), ...tables.filter((table) => !words.has(table))]).toEqual(
      [],
    );
  });

  //
  it.each(APPS)('builds %s with Vite and MUI into files of its own', (app) => {
    expect(existsSync(path.join(ROOT, app, 'vite.config.ts'))).toBe(true);
    expect(packagesOf(app)).toEqual(expect.arrayContaining(['react', 'react-router-dom', '@mui/material']));
  });

  // X-004, C-074
  it('is made of the packages that were agreed', () => {
    const used = new Set(['.', 'backend', ...APPS].flatMap(packagesOf));
    const agreed = [
      ...['core', 'common', 'passport', 'jwt', 'schedule', 'typeorm'].map((name) => `@nestjs/${name}`),
      ...['typeorm', 'pg', 'passport-jwt', 'stripe', '@paypal/checkout-server-sdk', 'otplib', 'class-validator'],
      ...['react', 'vite', 'react-router-dom', '@mui/material', 'jest'],
    ];
    expect(agreed.filter((name) => !used.has(name))).toEqual([]);
  });

  // Nx builds what a package.json names first: an import that it does not name is there by luck.
  it.each(['backend', ...APPS, ...readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`)])(
    'names in %s every package of the workspace that its sources import',
    (folder) => {
      const declared = [...packagesOf(folder), read(path.join(folder, 'package.json')).name];
      const imported = sourcesOf(path.join(ROOT, folder, 'src')).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(@summit\/[a-z-]+)/g)].map(([, name]) => name),
      );
      expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([]);
    },
  );
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const packagesOf = (folder) => {
  const { dependencies = {}, devDependencies = {} } = read(path.join(folder, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies });
};
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
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { complaint } from './node-version.cjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

describe('the Node.js version', () => {
  it.each(['20.19.0', '20.19.5', '20.20.0', '22.0.0', '24.1.0'])('%s is new enough', (running) => {
    expect(complaint(running, '>=20.19.0')).toBeUndefined();
  });

  it.each(['8.17.0', '18.20.4', '20.18.3', '20.9.0'])('%s is too old, and is told so in one line', (running) => {
    const sentence = complaint(running, '>=20.19.0');
    expect(sentence).toContain(`needs Node.js 20.19.0 or newer; this is ${running}`);
    expect(sentence).not.toContain('\n');
  });

  it.each(['start', 'dev', 'test'])('is checked before `npm run %s` reads anything else', (script) => {
    expect(manifest.scripts[script]).toMatch(/^node -r \.\/tools\/node-version\.cjs /);
  });

  it('is checked by a file that any Node.js can read', () => {
    const source = readFileSync(path.join(ROOT, 'tools/node-version.cjs'), 'utf8');
    const compiledFor = (target) => transformSync(source, { jsc: { target }, isModule: false }).code;
    expect(compiledFor('es5')).toBe(compiledFor('es2022'));
  });

  it('ends an older one with that sentence, before the first line of the program', () => {
    const program = `
      Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } });
      require('./tools/node-version.cjs');
      console.log('began');`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: ROOT, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${complaint('18.20.4', manifest.engines.node)}\n`);
  });
});

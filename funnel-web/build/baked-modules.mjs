import { runnerImport } from 'vite';

/**
 * Modules named `*.baked.ts` are evaluated at build, and the browser gets their values as literals. A page then ships
 * the few fields it shows, not the whole content they were picked from.
 */
export const bakedModules = () => ({
  name: 'summit-baked-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /\.baked\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport(id, { configFile: false, logLevel: 'error' });
      const lines = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  },
});

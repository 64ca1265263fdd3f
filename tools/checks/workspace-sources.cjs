// Resolution for dependency-cruiser: `@summit/x` and its sub-paths are the sources they are built from. Without this an
// import of a library would end in its dist folder, or nowhere in a checkout that is not built.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** `./dist/messages/index.js` is built from `src/messages/index.ts`, or `.tsx`. */
function sourceOf(folder, target) {
  const stem = path.join(folder, target.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, ''));
  return [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(file)) ?? path.join(folder, target);
}

/** Aliases of every library of the workspace at `root`, the longest name first. */
function workspaceAliases(root) {
  const aliases = [];
  for (const library of readdirSync(path.join(root, 'shared'))) {
    const folder = path.join(root, 'shared', library);
    const manifest = path.join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const [key, value] of Object.entries(exports)) {
      const target = typeof value === 'string' ? value : value.default;
      const specifier = path.posix.join(name, key);
      if (!key.includes('*')) aliases.push({ name: specifier, alias: sourceOf(folder, target), onlyModule: true });
      // "./*" is each file of the source folder; only single-star folders are used.
      else aliases.push({ name: specifier.replace('/*', ''), alias: path.join(folder, 'src') });
    }
  }
  return aliases.sort((a, b) => Number(b.onlyModule ?? false) - Number(a.onlyModule ?? false));
}

module.exports = {
  resolve: {
    alias: workspaceAliases(process.cwd()),
    extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs', '.d.mts'] },
    conditionNames: ['import', 'node', 'default', 'types'],
    exportsFields: ['exports'],
  },
};

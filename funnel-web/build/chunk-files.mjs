/**
 * Files of the build that a module needs at once, its own and those of what it imports.
 * @param {Record<string, { file: string, imports?: string[], css?: string[] }>} manifest Vite's manifest
 * @param {readonly string[]} modules keys of the manifest
 * @param {string} loaded key of the module whose files the page has already
 */
export function chunkFiles(manifest, modules, loaded) {
  const seen = new Set([loaded]);
  const scripts = [];
  const styles = [];
  const queue = [...modules];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}`);
    scripts.push(`/${chunk.file}`);
    styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
    queue.push(...(chunk.imports ?? []));
  }
  return { scripts, styles };
}

import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

interface NativeLink {
  /** Both from the package's folder: `native/lib/libpq.so.5.18`, `native/lib/libpq.so.5`. */
  source: string;
  target: string;
}

/**
 * npm packages can't hold symbolic links, so the package of the bundled PostgreSQL makes those of its libraries when it is installed.
 * Here nothing runs at installation (`.npmrc`), so they are made before the programs are first used. Repeatable.
 */
export async function makeNativeLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as NativeLink[];
  const place = path.dirname(native);
  for (const { source, target } of links)
    await symlink(path.basename(source), path.join(place, target)).catch((error: NodeJS.ErrnoException) => {
      // Made before, or by a start that was faster.
      if (error.code !== 'EEXIST') throw error;
    });
}

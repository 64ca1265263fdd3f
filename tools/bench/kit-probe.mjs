// One process that makes the kit of an affiliate and says how long it took and what it added to its memory. Arguments: the backend's
// dist, and a folder of files as `prepare` fills it. The banners are drawn before, by another process.
import { pathToFileURL } from 'node:url';
import { memoryOf } from './memory-of.mjs';

const [dist, filesDir] = /** @type {[string, string]} */ (process.argv.slice(2));
const [{ BannerFiles }, { KitArchive }, { FolderFileStore }] = await Promise.all([
  import(`${pathToFileURL(dist)}/modules/funnel/bonus-files/banner-files.js`),
  import(`${pathToFileURL(dist)}/modules/affiliates/application/kit-archive.js`),
  import(`${pathToFileURL(dist)}/platform/files/folder-file-store.js`),
]);

const faces = { of: async () => [] };
const banners = new BannerFiles(new FolderFileStore(filesDir), faces);
const archive = new KitArchive(banners);
// What draws and reads fonts is loaded once for all kits and banners of a process: it is not what a kit takes.
await banners.withLink(banners.names[0], 'https://summit.test/');
let bytes = 0;
const { seconds, added } = await memoryOf(async () => {
  for await (const chunk of await archive.open('https://summit.test/?ref=LARGE7')) bytes += chunk.length;
});
console.log(JSON.stringify({ seconds, added, bytes }));

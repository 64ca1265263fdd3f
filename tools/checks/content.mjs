// npm run check:content: reads every text that ships and says what disagrees with the price book, the documents or itself
// (C-001, C-018), and what is promised without being there. With DATABASE_URL set it reads what the CMS holds as well. Ends with 1 where it found something.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as content from '@summit/content';
import { BUMPS, contentFigures } from '@summit/pricing';
import { countRows, itemFindings } from './content-items.mjs';
import { promiseFindings } from './content-promises.mjs';
import { storedContent } from './content-stored.mjs';
import { textFindings } from './content-text-rules.mjs';
import { contentTexts } from './content-texts.mjs';

const DIST = path.resolve(import.meta.dirname, '../../shared/content/dist');

async function bundledModules() {
  const files = (await readdir(DIST, { recursive: true })).filter(
    (file) => file.endsWith('.js') && !file.endsWith('index.js'),
  );
  return Promise.all(
    files.map(async (file) => ({
      file: file.replaceAll(path.sep, '/').replace(/\.js$/, '.ts'),
      exports: await import(pathToFileURL(path.join(DIST, file)).href),
    })),
  );
}

const figures = contentFigures(content.COPY_AMOUNTS);
const stored = process.env.DATABASE_URL ? await storedContent(process.env.DATABASE_URL) : { texts: [], findings: [] };
const addOns = { file: 'bumps.ts', exports: { BUMPS } };
const texts = [...contentTexts([...(await bundledModules()), addOns]), ...stored.texts];
const checked = texts.map((text) => ({ kind: text.kind, findings: textFindings(text, figures) }));
const findings = [
  ...checked.flatMap((text) => text.findings),
  ...itemFindings(content),
  ...promiseFindings(content),
  ...stored.findings,
];

const kinds = [...new Set(texts.map(({ kind }) => kind))];
console.table(
  Object.fromEntries(
    kinds.map((kind) => {
      const ofKind = checked.filter((text) => text.kind === kind);
      return [kind, { texts: ofKind.length, findings: ofKind.flatMap((text) => text.findings).length }];
    }),
  ),
);
console.table(Object.fromEntries(countRows(content).map(({ what, count, wanted }) => [what, { count, wanted }])));
for (const { place, excerpt, problem } of findings) console.log(`${place}\n    ${problem}\n    … ${excerpt} …`);
console.log(
  findings.length === 0 ? 'The content agrees with the price book and with itself.' : `${findings.length} findings`,
);
process.exit(findings.length === 0 ? 0 : 1);

/** What a test needs to know of a PDF: its skeleton, read from the plain (uncompressed) objects. */
export interface ReadPdf {
  readonly version: string;
  readonly pages: number;
  readonly title: string;
  readonly lang: string;
  readonly tagged: boolean;
  readonly bookmarks: readonly string[];
  readonly destinations: readonly string[];
  readonly links: number;
  readonly fonts: readonly string[];
  readonly structure: ReadonlySet<string>;
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((m) => m[1] ?? '');

/** pdfkit writes plain strings as they are, others as UTF-16 with a byte order mark. */
function pdfString(raw: string): string {
  const bytes = raw.replace(
    /\\([nrtbf()\\])/g,
    (_, c: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[c] ?? c,
  );
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

const STRING = String.raw`\(((?:\\.|[^\\()])*)\)`;

/** Reads a PDF made by pdfkit; throws when the cross-reference table does not lead to every object. */
export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString('latin1');
  const version = /^%PDF-(\d\.\d)\n/.exec(text)?.[1];
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  if (version === undefined || text.slice(start, start + 5) !== 'xref\n') throw new Error('Not a complete PDF');
  const offsets = all(text.slice(start), /^(\d{10}) 00000 n/gm).map(Number);
  offsets.forEach((offset, i) => {
    if (!text.startsWith(`${i + 1} 0 obj`, offset)) throw new Error(`Object ${i + 1} is not where the table says`);
  });
  const objects = offsets.map((offset) => text.slice(offset, text.indexOf('endobj', offset)));
  const object = (id: string | undefined) => objects[Number(id) - 1] ?? '';
  const info = object(/\/Info (\d+) 0 R/.exec(text.slice(start))?.[1]);
  const catalog = objects.find((o) => o.includes('/Type /Catalog')) ?? '';
  const outlineItems = objects.filter((o) => /\/Parent \d+ 0 R/.test(o) && /\/Dest \[/.test(o) && /\/Title/.test(o));
  return {
    version,
    pages: objects.filter((o) => /\/Type \/Page\b(?!s)/.test(o)).length,
    title: pdfString(new RegExp(STRING).exec(object(/\/Title (\d+) 0 R/.exec(info)?.[1]))?.[1] ?? ''),
    lang: pdfString(new RegExp(`/Lang ${STRING}`).exec(catalog)?.[1] ?? ''),
    tagged: catalog.includes('/StructTreeRoot') && objects.some((o) => o.includes('/Marked true')),
    bookmarks: outlineItems.map((o) => pdfString(new RegExp(`/Title ${STRING}`).exec(o)?.[1] ?? '')),
    destinations: objects
      .filter((o) => o.includes('/Names ['))
      .flatMap((o) => all(o.slice(o.indexOf('/Names [')), new RegExp(STRING, 'g')).map(pdfString)),
    links: objects.filter((o) => /\/Subtype \/Link/.test(o)).length,
    fonts: [...new Set(all(text, /\/FontName \/[A-Z]+\+([\w-]+)/g))].sort(),
    structure: new Set(objects.flatMap((o) => all(o, /\/S \/(\w+)\n/g))),
  };
}

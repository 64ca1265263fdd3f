/** Reads RFC 4180 to the letter: throws at a quote that stands where none may. Cells of lines. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let rest = text.replace(/^\ufeff/, '');
  while (rest !== '') {
    const line: string[] = [];
    for (;;) {
      const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest);
      if (!cell) throw new Error(`no CSV from here: ${JSON.stringify(rest.slice(0, 40))}`);
      line.push(cell[1]?.replaceAll('""', '"') ?? cell[2]!);
      rest = rest.slice(cell[0].length);
      if (cell[3] !== ',') break;
    }
    lines.push(line);
  }
  return lines;
}

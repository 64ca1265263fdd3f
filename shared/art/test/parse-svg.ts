/** Tags of an SVG, in order; throws when a tag is left open, closed twice, or a number is not finite. */
export function parseSvg(svg: string): string[] {
  if (/NaN|Infinity|undefined/.test(svg)) throw new Error('A number in the SVG is not finite');
  const open: string[] = [];
  const tags: string[] = [];
  let rest = svg;
  for (const [tag, closing, name, attributes, selfClosing] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s[\w-]+="[^"<]*")*)(\/?)>/g,
  )) {
    rest = rest.replace(tag, '');
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    tags.push(`${name ?? ''}${attributes ?? ''}`);
    if (!selfClosing) open.push(name ?? '');
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> left open`);
  if (/[<>]/.test(rest)) throw new Error(`Not well-formed: ${rest.slice(0, 80)}`);
  return tags;
}

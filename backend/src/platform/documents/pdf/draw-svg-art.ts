interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s<])${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Draws the art of `@summit/art` (rects and paths with plain attributes) as vectors, filling the frame like
 * `preserveAspectRatio="xMidYMid slice"`. The caller marks it as decoration.
 */
export function drawSvgArt(doc: PDFKit.PDFDocument, svg: string, frame: Frame): void {
  const [, , viewWidth = 1, viewHeight = 1] = (attribute(svg, 'viewBox') ?? '').split(' ').map(Number);
  const scale = Math.max(frame.width / viewWidth, frame.height / viewHeight);
  doc.save();
  doc.rect(frame.x, frame.y, frame.width, frame.height).clip();
  doc.translate(frame.x + (frame.width - viewWidth * scale) / 2, frame.y + (frame.height - viewHeight * scale) / 2);
  doc.scale(scale);
  for (const [tag] of svg.matchAll(/<(?:rect|path)\s[^>]*>/g)) drawShape(doc, tag);
  doc.restore();
}

function drawShape(doc: PDFKit.PDFDocument, tag: string): void {
  const d = attribute(tag, 'd');
  if (d === '') return;
  const fill = attribute(tag, 'fill');
  const stroke = attribute(tag, 'stroke');
  const [dx = 0, dy = 0] = (/translate\(([^)]*)\)/.exec(tag)?.[1] ?? '0 0').split(' ').map(Number);
  doc.save();
  doc.translate(dx, dy);
  doc.fillOpacity(Number(attribute(tag, 'opacity') ?? 1));
  if (d === undefined) doc.rect(0, 0, Number(attribute(tag, 'width')), Number(attribute(tag, 'height')));
  else doc.path(d);
  if (fill && stroke) {
    doc.lineWidth(Number(attribute(tag, 'stroke-width') ?? 1)).fillAndStroke(long(fill), stroke);
  } else if (fill) doc.fill(long(fill));
  doc.restore();
}

/** pdfkit reads `#000` as well, but only lower-case hex triplets reach it unharmed. */
const long = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex);

import { markSvg, reliefSvg } from '@summit/art';
import PDFDocument from 'pdfkit';
import { drawSvgArt } from './draw-svg-art.js';

async function drawn(svg: string): Promise<string> {
  const doc = new PDFDocument({ size: [200, 100], margin: 0, compress: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => doc.once('end', resolve));
  drawSvgArt(doc, svg, { x: 20, y: 0, width: 100, height: 100 });
  doc.end();
  await end;
  return Buffer.concat(chunks).toString('latin1');
}

describe('drawSvgArt', () => {
  it('fills one shape per path of the picture', async () => {
    const pdf = await drawn(markSvg());
    expect(pdf.match(/^f$/gm)).toHaveLength(5);
  });

  it('cuts the picture to its frame and scales it to fill it', async () => {
    const pdf = await drawn('<svg viewBox="0 0 40 20"><rect width="40" height="20" fill="#ff0000"/></svg>');
    expect(pdf).toContain('20 0 100 100 re\nW n');
    expect(pdf).toContain('5 0 0 5 0 0 cm');
    expect(pdf).toContain('1 0 0 1 -30 0 cm');
    expect(pdf).toContain('0 0 40 20 re');
  });

  it('draws shadows half transparent and edges with their line', async () => {
    const pdf = await drawn(reliefSvg('seed', 1, 100, 100));
    expect(pdf).toContain('/ca 0.12');
    expect(pdf).toMatch(/^B$/m);
  });
});

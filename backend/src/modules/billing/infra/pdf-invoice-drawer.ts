import { Injectable } from '@nestjs/common';
import { ascentOf, fontName, type BrandFont } from '../../../platform/documents/brand-fonts.js';
import { fontRuns } from '../../../platform/documents/pdf/font-runs.js';
import { registerFonts } from '../../../platform/documents/pdf/register-fonts.js';
import type { InvoiceDrawer } from '../application/invoice-drawer.port.js';
import type { InvoicePage } from '../application/invoice-page.js';

type Weight = Extract<BrandFont, 'text' | 'textStrong'>;
type Doc = PDFKit.PDFDocument;

const LEFT = 56;
const WIDTH = 500;
const HALF = 240;
const BOTTOM = 730;
const INK = '#17251d';
const QUIET = '#56645b';
const LINE = '#cdd5cf';

/** Invoices on letter paper with pdfkit: one column of words, sums at its right edge. */
@Injectable()
export class PdfInvoiceDrawer implements InvoiceDrawer {
  async draw(page: InvoicePage): Promise<Buffer> {
    // pdfkit and its font engine take 100 ms to load; most processes never draw an invoice.
    const { default: PDFDocument } = await import('pdfkit');
    const date = new Date(page.issuedAt);
    const doc = new PDFDocument({
      size: 'LETTER',
      margin: LEFT,
      pdfVersion: '1.7',
      lang: 'en-US',
      tagged: true,
      displayTitle: true,
      info: { Title: page.title, Author: page.seller[0] ?? '', Producer: 'pdfkit', CreationDate: date, ModDate: date },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finished = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
    registerFonts(doc);
    drawPage(doc, page);
    doc.end();
    await finished;
    return Buffer.concat(chunks);
  }
}

function drawPage(doc: Doc, page: InvoicePage): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paragraph = (tag: 'H1' | 'H2' | 'P', draw: () => void) => root.add(doc.struct(tag, {}, draw));

  paragraph('H1', () => write(doc, page.title, { y: LEFT, weight: 'textStrong', size: 22 }));
  let y = LEFT + 48;
  const block = (title: string, lines: readonly string[], x: number) => {
    paragraph('H2', () => write(doc, title, { x, y, size: 9, color: QUIET, width: HALF }));
    let below = y + 15;
    lines.forEach((line, index) => {
      const weight = index === 0 ? 'textStrong' : 'text';
      paragraph('P', () => write(doc, line, { x, y: below, weight, width: HALF }));
      below = doc.y + 2;
    });
    return below;
  };
  y = Math.max(block('From', page.seller, LEFT), block('To', page.buyer, LEFT + WIDTH - HALF)) + 18;

  const room = () => {
    if (y < BOTTOM) return;
    doc.addPage();
    y = LEFT;
  };
  const rows = (all: readonly (readonly [string, string])[], { weight = 'text' as Weight, color = INK } = {}) => {
    for (const [label, value] of all) {
      room();
      paragraph('P', () => {
        const width = WIDTH - 130;
        write(doc, value, { x: LEFT + width, y, width: 130, weight, color, align: 'right' });
        write(doc, label, { y, width, weight, color });
      });
      y = doc.y + 5;
    }
  };
  const rule = () => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.75)
      .stroke(LINE);
    doc.endMarkedContent();
    y += 9;
  };
  const part = (title: string) => {
    room();
    paragraph('H2', () => write(doc, title, { y, size: 9, color: QUIET }));
    y = doc.y + 4;
    rule();
  };
  for (const [label, value] of page.facts) {
    paragraph('P', () => {
      write(doc, label, { y, width: 90, color: QUIET });
      write(doc, value, { x: LEFT + 90, y, width: WIDTH - 90 });
    });
    y = doc.y + 3;
  }
  y += 16;
  part('What was bought');
  rows(page.lines);
  rule();
  rows(page.sums, { weight: 'textStrong' });
  if (page.money.length > 0) {
    y += 16;
    part('Payments');
    rows(page.money);
  }
  if (page.note !== '') {
    y += 16;
    room();
    paragraph('P', () => write(doc, page.note, { y, size: 9, color: QUIET }));
  }
  root.end();
}

interface Look {
  x?: number;
  y: number;
  width?: number;
  weight?: Weight;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
}

/** One text, in the faces that have its letters. */
function write(
  doc: Doc,
  text: string,
  { x = LEFT, y, width = WIDTH, weight = 'text', size = 10.5, color = INK, align = 'left' }: Look,
): void {
  doc.fontSize(size).fillColor(color);
  const runs = fontRuns(text);
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1;
    doc.font(fontName(weight, run.script));
    // All faces stand on one line, though some of them are taller.
    const look = { align, continued, lineGap: 2, baseline: -ascentOf(weight) * size };
    if (index === 0) doc.text(run.text, x, y, { ...look, width });
    else doc.text(run.text, look);
  });
}

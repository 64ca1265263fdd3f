import type { FlowBlock } from '@summit/content';
import type { Sheet } from '@summit/content/library';
import type * as Docx from 'docx';
import { BRAND, DAY_COLORS } from './brand-colors.js';
import { withoutClock } from './steady-zip.js';

const hex = (color: string): string => color.slice(1);
const FONT = 'Calibri';
const BODY_HALF_POINTS = 22;
/** Twentieths of a point. */
const PAGE_MARGIN = 1_080;
const SPACE = { small: 60, after: 120, before: 240 };

/** Writes a short document as a Word file, to be filled in and changed. The same sheet gives the same bytes. */
export async function renderSheetDocx(sheet: Sheet): Promise<Buffer> {
  const docx = await import('docx');
  const writer = new DocxBlocks(docx, sheet);
  const document = new docx.Document({
    title: sheet.title,
    description: sheet.subtitle,
    creator: 'Growth & Scale Summit',
    lastModifiedBy: 'Growth & Scale Summit',
    styles: { default: { document: { run: { font: FONT, size: BODY_HALF_POINTS, color: hex(BRAND.ink) } } } },
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [
            {
              level: 0,
              format: docx.LevelFormat.DECIMAL,
              text: '%1.',
              alignment: docx.AlignmentType.START,
              style: { paragraph: { indent: { left: 400, hanging: 400 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { margin: { top: PAGE_MARGIN, bottom: PAGE_MARGIN, left: PAGE_MARGIN, right: PAGE_MARGIN } },
        },
        children: [...writer.head(), ...sheet.blocks.flatMap((block) => writer.block(block))],
      },
    ],
  });
  return withoutClock(await docx.Packer.toBuffer(document));
}

type Child = Docx.Paragraph | Docx.Table;

class DocxBlocks {
  /** Each numbered list begins at 1. */
  private lists = 0;

  constructor(
    private readonly docx: typeof Docx,
    private readonly sheet: Sheet,
  ) {}

  head(): Child[] {
    return [
      this.heading(this.sheet.title, this.docx.HeadingLevel.HEADING_1, 40),
      this.paragraph(this.sheet.subtitle, { color: BRAND.ink2 }),
    ];
  }

  block(block: FlowBlock): Child[] {
    switch (block.kind) {
      case 'heading':
        return [this.heading(block.text, this.docx.HeadingLevel.HEADING_2, 28)];
      case 'lead':
        return [this.paragraph(block.text, { size: 25, color: BRAND.ink2 })];
      case 'paragraph':
        return [this.paragraph(block.text)];
      case 'steps':
        return this.steps(block.title, block.items);
      case 'bullets':
        return [...this.title(block.title), ...block.items.map((text) => this.paragraph(text, { bullet: true }))];
      case 'checklist':
        return [...this.title(block.title), ...block.items.map((text) => this.paragraph(`\u2610  ${text}`))];
      case 'facts':
        return [this.table(block.items, { widths: [25, 75], boldFirst: true }), this.gap()];
      case 'table':
        return [
          ...this.title(block.caption),
          this.table([block.columns, ...block.rows], {
            widths: block.widths ?? evenly(block.columns.length),
            header: true,
          }),
          this.gap(),
        ];
      case 'worksheet':
        return [...this.title(block.title), ...block.fields.flatMap(({ label, lines }) => this.answer(label, lines))];
      case 'email':
        return this.panel(`Subject: ${block.subject}`, block.body, BRAND.paper);
      case 'note':
        return this.panel(block.title ?? '', [block.text], DAY_COLORS[this.sheet.day].tint);
      case 'group':
        return block.blocks.flatMap((inner) => this.block(inner));
    }
  }

  private heading(
    text: string,
    level: (typeof Docx.HeadingLevel)[keyof typeof Docx.HeadingLevel],
    size: number,
  ): Child {
    const run = new this.docx.TextRun({ text, bold: true, size, color: hex(DAY_COLORS[this.sheet.day].ink) });
    return new this.docx.Paragraph({
      heading: level,
      keepNext: true,
      spacing: { before: SPACE.before, after: SPACE.after },
      children: [run],
    });
  }

  private title(text: string | undefined): Child[] {
    return text ? [this.paragraph(text, { bold: true })] : [];
  }

  private paragraph(
    text: string,
    { bold = false, bullet = false, size = BODY_HALF_POINTS, color = BRAND.ink as string } = {},
  ): Docx.Paragraph {
    return new this.docx.Paragraph({
      ...(bullet && { bullet: { level: 0 } }),
      keepNext: bold,
      spacing: { after: SPACE.after },
      children: [new this.docx.TextRun({ text, bold, size, color: hex(color) })],
    });
  }

  private steps(title: string | undefined, items: readonly string[]): Child[] {
    const instance = (this.lists += 1);
    const step = (text: string) =>
      new this.docx.Paragraph({
        text,
        numbering: { reference: 'steps', level: 0, instance },
        spacing: { after: SPACE.small },
      });
    return [...this.title(title), ...items.map(step), this.gap()];
  }

  /** A question with room for its answer. */
  private answer(label: string, lines: number): Child[] {
    const empty = Array.from({ length: lines }, () => this.paragraph(''));
    return [this.paragraph(label, { bold: true }), this.box([empty], BRAND.paper), this.gap()];
  }

  private panel(title: string, texts: readonly string[], fill: string): Child[] {
    const inside = [...this.title(title), ...texts.map((text) => this.paragraph(text))] as Docx.Paragraph[];
    return [this.box([inside], fill), this.gap()];
  }

  private table(
    rows: readonly (readonly string[])[],
    { widths, header = false, boldFirst = false }: { widths: readonly number[]; header?: boolean; boldFirst?: boolean },
  ): Docx.Table {
    const { TableRow, TableCell, WidthType } = this.docx;
    return new this.docx.Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (cells, row) =>
          new TableRow({
            tableHeader: header && row === 0,
            cantSplit: true,
            children: cells.map(
              (text, column) =>
                new TableCell({
                  width: { size: widths[column] ?? 0, type: WidthType.PERCENTAGE },
                  margins: { top: 60, bottom: 60, left: 100, right: 100 },
                  children: [this.paragraph(text, { bold: (header && row === 0) || (boldFirst && column === 0) })],
                }),
            ),
          }),
      ),
    });
  }

  private box(cells: readonly (readonly Docx.Paragraph[])[], fill: string): Docx.Table {
    const { TableRow, TableCell, WidthType, ShadingType } = this.docx;
    return new this.docx.Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: cells.map(
        (children) =>
          new TableRow({
            children: [
              new TableCell({
                margins: { top: 100, bottom: 100, left: 160, right: 160 },
                shading: { type: ShadingType.CLEAR, color: 'auto', fill: hex(fill) },
                children,
              }),
            ],
          }),
      ),
    });
  }

  private gap(): Child {
    return new this.docx.Paragraph({ text: '', spacing: { after: SPACE.small } });
  }
}

const evenly = (columns: number): number[] => Array.from({ length: columns }, () => 100 / columns);

import { PdfInvoiceDrawer } from './pdf-invoice-drawer.js';

const PAGE = {
  title: 'Invoice INV-000042',
  issuedAt: Date.parse('2025-11-20T18:00:00Z'),
  seller: ['Summit LLC', 'Piotrkowska 1, Łódź'],
  buyer: ['Łukasz Żak', 'lukasz@example.com'],
  facts: [['Invoice', 'INV-000042']],
  lines: [['VIP All-Access Pass', '$37.00']],
  sums: [['Total', '$37.00']],
  money: [['Paid, November 20, 2025', '$37.00']],
  note: 'No tax is due.',
} as const;

/** Bytes as text: objects of a PDF are plain, only what is drawn is compressed. */
const draw = async (page: Parameters<PdfInvoiceDrawer['draw']>[0]) =>
  (await new PdfInvoiceDrawer().draw(page)).toString('latin1');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

describe('an invoice as a PDF', () => {
  it('is one page with a title, read in order by a screen reader, with the letters of both fonts', async () => {
    const pdf = await draw(PAGE);
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
    expect(pdf).toMatch(/%%EOF\s*$/);
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).toContain('(Invoice INV-000042)');
    expect(pdf).toContain('/StructTreeRoot');
    expect(new Set(pdf.match(/\/FontName \/[A-Z]+\+[\w-]+/g)).size).toBe(4);
  });

  it('is the same file for the same invoice', async () => {
    expect(await draw(PAGE)).toBe(await draw(PAGE));
  });

  it('goes on on a second page', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => [`Line ${n}`, '$1.00'] as const);
    expect(pagesOf(await draw({ ...PAGE, lines }))).toBe(2);
  });
});

import { MADE_AT } from '../made-at.js';
import { registerFonts } from './register-fonts.js';

export interface NewPdf {
  readonly doc: PDFKit.PDFDocument;
  /** Ends the document and gives its bytes. */
  readonly finish: () => Promise<Buffer>;
}

/** An empty tagged PDF, US Letter, with the brand fonts. Equal drawing gives equal bytes. */
export async function newPdf({ title, subject }: { title: string; subject: string }): Promise<NewPdf> {
  // pdfkit and its font engine take 100 ms to load; nothing else in the server needs them.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: 'Growth & Scale Summit',
      Creator: 'Growth & Scale Summit',
      Producer: 'pdfkit',
      CreationDate: MADE_AT,
      ModDate: MADE_AT,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
  registerFonts(doc);
  const finish = async () => {
    doc.end();
    await finished;
    return Buffer.concat(chunks);
  };
  return { doc, finish };
}

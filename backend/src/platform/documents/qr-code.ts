/**
 * A QR code as PNG, `pixels` wide and high, with a quiet zone of `margin` modules. The PNG writer that `qrcode` brings tries every
 * filter on every line in JavaScript, and everybody else waits meanwhile; sharp works beside.
 */
export async function qrCodePng(text: string, { pixels, margin }: { pixels: number; margin: number }): Promise<Buffer> {
  const [{ toString }, { default: sharp }] = await Promise.all([import('qrcode'), import('sharp')]);
  const svg = await toString(text, { type: 'svg', width: pixels, margin });
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 2 }).toBuffer();
}

/** The same as an address that an `<img>` shows. */
export const qrCodeDataUrl = async (text: string, size: { pixels: number; margin: number }): Promise<string> =>
  `data:image/png;base64,${(await qrCodePng(text, size)).toString('base64')}`;

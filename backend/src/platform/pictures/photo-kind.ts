/** First bytes of the kinds of photo that are taken (C-092). A file's name and declared type are whatever its sender says. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const startsWith = (file: Buffer, signature: Buffer): boolean => file.subarray(0, signature.length).equals(signature);

/** Whether a file is PNG, JPEG or WebP. Asked first, so that libvips never tries its loaders for SVG, PDF and the like on it. */
export function isPhoto(file: Buffer): boolean {
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  return startsWith(file, PNG) || startsWith(file, JPEG) || isWebp;
}

/** Whether a PNG moves: the chunk that says so stands before the picture. libvips shows its first frame and tells nothing. */
export function isAnimatedPng(file: Buffer): boolean {
  if (!startsWith(file, PNG)) return false;
  const control = file.indexOf('acTL', 0, 'latin1');
  return control !== -1 && control < file.indexOf('IDAT', 0, 'latin1');
}

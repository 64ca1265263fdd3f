/** An SVG as the address of an image (`<img src>`, CSS `url()`). */
export const dataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

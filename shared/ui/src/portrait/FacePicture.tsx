import type { CSSProperties } from 'react';

/** The files of a photo, as `srcset` by format. */
export interface PhotoSources {
  /** For a browser that knows nothing of `srcset`. */
  src: string;
  avif: string;
  webp: string;
  alt: string;
}

export interface FacePictureProps {
  photo: PhotoSources;
  /** Width on the page, for browsers that don't know it by themselves before they ask for a lazy picture. */
  sizes: string;
  className?: string;
  style?: CSSProperties;
}

/** The photo of a person in the smallest file that is sharp here. Its place is reserved: a portrait is 4 by 5. */
export function FacePicture({ photo: { src, avif, webp, alt }, sizes, ...look }: FacePictureProps) {
  const where = `auto, ${sizes}`;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={where} />
      <img
        {...look}
        src={src}
        srcSet={webp}
        sizes={where}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={320}
        height={400}
      />
    </picture>
  );
}

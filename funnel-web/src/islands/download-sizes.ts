import { bonusSizesEndpoint, type BonusSizesResponse } from '@summit/contracts';
import { sizeText } from '@summit/rules';

type ReadSizes = (path: string) => Promise<BonusSizesResponse | null>;

const SLOTS = '[data-file-sizes]';

/** Says what the files really weigh, beside the sizes that are announced; nothing where one is not known (F-253). */
export function showSizes(slots: Iterable<HTMLElement>, sizes: Readonly<Record<string, number | null>>): void {
  for (const slot of slots) {
    const known = (slot.dataset['fileSizes'] ?? '').split(' ').map((key) => sizes[key] ?? null);
    if (known.every((bytes) => bytes !== null)) slot.textContent = `This edition: ${known.map(sizeText).join(' and ')}`;
  }
}

/** Asks for the sizes when a place for them comes near. The places keep their height, so nothing jumps. */
export function startDownloadSizes(readSizes: ReadSizes): void {
  const slots = [...document.querySelectorAll<HTMLElement>(SLOTS)];
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void readSizes(bonusSizesEndpoint.path).then((answer) => answer && showSizes(slots, answer.sizes));
    },
    { rootMargin: '600px' },
  );
  for (const slot of slots) observer.observe(slot);
}

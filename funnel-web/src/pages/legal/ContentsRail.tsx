import type { LegalBlock } from '../../features/legal/legal-blocks';

/** The parts of the page beside its text, on screens that have the room. */
export function ContentsRail({ blocks }: { blocks: readonly LegalBlock[] }) {
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  if (parts.length < 2) return null;
  return (
    <nav className="legal__rail" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      <ul>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

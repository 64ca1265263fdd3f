import Typography from '@mui/material/Typography';
import { DRAFT_NOTE } from '@summit/content/legal';
import { plainText, type LegalBlock } from '../../features/legal/legal-blocks';
import { LegalTableView } from './LegalTableView';
import { LegalText } from './LegalText';

/** The text of a policy. Every word is a text node: what is typed in the back office can't become markup. */
export function LegalBody({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className="legal__body">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography id={block.id} component={`h${block.level}`} variant={block.level === 2 ? 'h3' : 'h4'}>
          {block.text}
        </Typography>
      );
    case 'table':
      return <LegalTableView {...block} />;
    case 'bullets':
      return <ul>{block.items.map(asItem)}</ul>;
    case 'steps':
      return <ol start={block.start}>{block.items.map(asItem)}</ol>;
    case 'paragraph':
      return (
        <p className={plainText(block.line) === DRAFT_NOTE ? 'legal__draft' : undefined}>
          <LegalText line={block.line} />
        </p>
      );
  }
}

const asItem = (line: Parameters<typeof LegalText>[0]['line'], index: number) => (
  <li key={index}>
    <LegalText line={line} />
  </li>
);

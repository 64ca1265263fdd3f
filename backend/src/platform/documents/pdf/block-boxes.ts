import type { FlowBlock } from '@summit/content';
import { BRAND } from '../brand-colors.js';
import { textBoxes, type BlockContext } from './block-context.js';
import { keepTogether, stackHeight, type Box } from './box.js';
import { factBoxes, listBoxes } from './list-boxes.js';
import { FRAME_HEIGHT } from './page-geometry.js';
import { panelBoxes, worksheetBoxes } from './panel-boxes.js';
import { tableBoxes } from './table-boxes.js';
import { STYLES } from './text-style.js';

/** Any running block as boxes for the flow. */
export function blockBoxes(context: BlockContext, block: FlowBlock): Box[] {
  switch (block.kind) {
    case 'heading':
      return textBoxes(context, {
        tag: 'H3',
        text: block.text,
        style: STYLES.heading,
        before: 24,
        keep: true,
        whole: true,
      });
    case 'lead':
      return textBoxes(context, { tag: 'P', text: block.text, style: STYLES.lead, before: 10, whole: true });
    case 'paragraph':
      return textBoxes(context, { tag: 'P', text: block.text, style: STYLES.body, before: 9 });
    case 'steps':
    case 'bullets':
    case 'checklist':
      return listBoxes(context, block);
    case 'facts':
      return factBoxes(context, block.items);
    case 'table':
      return tableBoxes(context, block);
    case 'worksheet':
      return worksheetBoxes(context, block.title, block.fields);
    case 'note':
      return panelBoxes(context, {
        title: block.title,
        paragraphs: [block.text],
        fill: context.colors.tint,
        bar: context.colors.ink,
      });
    case 'email':
      return panelBoxes(context, {
        title: `Subject: ${block.subject}`,
        paragraphs: block.body,
        fill: BRAND.paper,
        bar: null,
      });
    case 'group': {
      const boxes = block.blocks.flatMap((inner) => blockBoxes(context, inner));
      return stackHeight(boxes) <= FRAME_HEIGHT ? keepTogether(boxes) : boxes;
    }
  }
}

import type { Prompt } from '@summit/contracts';
import { ChevronDown, Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { sectionName } from './prompt-groups';
import { favoriteText, PROMPTS_TEXTS } from '../messages';

export type CopyState = 'idle' | 'copied' | 'failed';

/** What rows do; the same object for the life of the page, so that rows that did not change are not drawn again. */
export interface RowActions {
  toggle: (id: number) => void;
  copy: (id: number) => void;
  favorite: (id: number) => void;
}

export interface PromptRowProps {
  prompt: Prompt;
  actions: RowActions;
  copied: CopyState;
  /** No room for another prompt (M-157). */
  limited: boolean;
  favorite: boolean;
  /** Section and part, where the row stands among others. */
  withPlace?: boolean;
  /** What is shown below; null while the row is closed. */
  panel: ReactNode;
}

const COPY_LABELS: Record<CopyState, string> = {
  idle: PROMPTS_TEXTS.copy,
  copied: PROMPTS_TEXTS.copied,
  failed: PROMPTS_TEXTS.copy,
};

/** Id of the banner that says why Copy is off. */
export const LIMIT_BANNER = 'prompt-limit';

/** One prompt: number, title, star, Copy, and the way to open it (M-157). */
export const PromptRow = memo(function PromptRow({
  prompt: { prompt_id: id, title, category, subcategory },
  actions,
  copied,
  limited,
  favorite,
  withPlace = false,
  panel,
}: PromptRowProps) {
  const isOpen = panel !== null;
  return (
    <li className={isOpen ? 'row open' : 'row'} id={`prompt-${id}`}>
      <div className="head">
        <button
          type="button"
          className="toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `prompt-${id}-text` : undefined}
          onClick={() => actions.toggle(id)}
        >
          <span className="number">{id}</span>
          <span style={{ flex: 1, minWidth: 0 }}>
            <span className="title">{title}</span>
            {withPlace && (
              <span className="place">
                {sectionName(category)}
                {subcategory !== '' && subcategory !== sectionName(category) && ` · ${subcategory}`}
              </span>
            )}
          </span>
          <ChevronDown className="chevron" size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className="star"
          aria-pressed={favorite}
          aria-label={favoriteText(title)}
          onClick={() => actions.favorite(id)}
        >
          <Star size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className="copy"
          disabled={limited}
          aria-describedby={limited ? LIMIT_BANNER : undefined}
          aria-label={copied === 'idle' ? `${PROMPTS_TEXTS.copy}: ${title}` : undefined}
          onClick={() => actions.copy(id)}
        >
          {COPY_LABELS[copied]}
        </button>
      </div>
      {panel}
    </li>
  );
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Prompt } from '@summit/contracts';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { useCallback, useMemo, useRef, useState } from 'react';
import { PROMPTS_TEXTS } from '../messages';
import { Collapsible } from './Collapsible';
import { useFavorites } from './favorites';
import { lazyLook, listLook } from './library-look';
import { OpenPrompt } from './OpenPrompt';
import { titlesMatching, type PromptSection } from './prompt-groups';
import { PromptRow } from './PromptRow';
import { SearchBar } from './SearchBar';
import { SearchOutcome } from './SearchOutcome';
import { SectionNav } from './SectionNav';
import { useCopiedPrompt } from './useCopiedPrompt';
import type { PromptAccess } from './usePromptAccess';
import { usePromptSearch } from './usePromptSearch';

export interface PromptBrowserProps {
  sections: readonly PromptSection[];
  access: PromptAccess;
}

/** The list with its search: by section, or what was found, or the favorites. */
export function PromptBrowser({ sections, access }: PromptBrowserProps) {
  const [term, setTerm] = useState('');
  const [onlyFavorites, setOnlyFavorites] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const { favorites, toggle } = useFavorites();
  const place = useRef<HTMLDivElement>(null);
  /** For what is pressed and goes with what it stood in. */
  const focusList = useCallback(() => place.current?.focus({ preventScroll: true }), []);
  const favorite = useCallback(
    (id: number) => {
      const row = document.getElementById(`prompt-${id}`);
      const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
      toggle(id);
      // Among the favorites the row goes with its star.
      requestAnimationFrame(() => {
        if (row?.isConnected) return;
        const star = neighbor?.querySelector<HTMLElement>('.star');
        if (star) star.focus();
        else focusList();
      });
    },
    [toggle, focusList],
  );
  const prompts = useMemo(() => sections.flatMap(({ parts }) => parts.flatMap((part) => part.prompts)), [sections]);
  const search = usePromptSearch(prompts, term);
  const { open } = access;
  const show = useCallback((id: number) => setOpened(id), []);
  const { copied, copy } = useCopiedPrompt(open, show);
  const actions = useMemo(
    () => ({
      toggle: (id: number) => {
        setOpened((before) => (before === id ? null : id));
        void open(id);
      },
      copy,
      favorite,
    }),
    [open, copy, favorite],
  );
  const findTerm = useCallback(
    (wanted: string) => {
      setOnlyFavorites(false);
      setTerm(wanted);
      place.current?.scrollIntoView({ block: 'start' });
      focusList();
    },
    [focusList],
  );
  const showAll = () => {
    setOnlyFavorites(false);
    focusList();
  };
  const go = (id: string) => {
    setTerm('');
    setOnlyFavorites(false);
    // The section is drawn first: it may have been hidden by a search.
    requestAnimationFrame(() => {
      const heading = document.getElementById(id);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
  };

  const limited = access.limitText !== null;
  const list = (shown: readonly Prompt[], withPlace = false) => (
    <Box component="ul" sx={listLook} style={withPlace ? {} : lazyLook(shown.length)}>
      {shown.map((prompt) => {
        const id = prompt.prompt_id;
        const isOpen = opened === id;
        return (
          <PromptRow
            key={id}
            prompt={prompt}
            actions={actions}
            copied={copied?.id === id ? copied.state : 'idle'}
            limited={limited}
            favorite={favorites.has(id)}
            withPlace={withPlace}
            panel={
              isOpen ? (
                <OpenPrompt
                  prompt={prompt}
                  text={access.texts.get(id)}
                  failure={access.failures.get(id)}
                  locked={limited && !access.counted.has(id)}
                  onRetry={(one) => void open(one)}
                  onTag={findTerm}
                />
              ) : null
            }
          />
        );
      })}
    </Box>
  );

  const content = () => {
    if (onlyFavorites) {
      const marked = prompts.filter(({ prompt_id }) => favorites.has(prompt_id));
      if (marked.length > 0) return list(marked, true);
      return (
        <Box sx={{ pb: 6 }}>
          <Typography sx={{ fontWeight: 600 }}>{PROMPTS_TEXTS.noFavorites}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
            {PROMPTS_TEXTS.noFavoritesHint}
          </Typography>
          <Button variant="outlined" size="small" onClick={showAll}>
            {PROMPTS_TEXTS.showAll}
          </Button>
        </Box>
      );
    }
    if (term.trim() !== '') {
      return (
        <>
          <SearchOutcome
            term={search.term}
            count={search.found?.length}
            titles={titlesMatching(sections, search.term)}
            partial={search.partial}
            onTerm={findTerm}
            onGo={go}
          />
          {search.found !== undefined && search.found.length > 0 && list(search.found, true)}
        </>
      );
    }
    return sections.map(({ parts, ...section }) => (
      <Collapsible key={section.id} {...section} level={2}>
        {parts.length > 1
          ? parts.map(({ prompts: own, ...part }) => (
              <Collapsible key={part.id} {...part} level={3}>
                {list(own)}
              </Collapsible>
            ))
          : parts.map((part) => <Box key={part.id}>{list(part.prompts)}</Box>)}
      </Collapsible>
    ));
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        columnGap: 7,
        rowGap: 2,
        mt: 3,
      }}
    >
      <SectionNav sections={sections} onGo={go} />
      <Box
        ref={place}
        component="section"
        aria-label={PROMPTS_TEXTS.list}
        tabIndex={-1}
        sx={{ '&&': { outline: 'none' } }}
      >
        <SearchBar
          term={term}
          onTerm={(next) => {
            setTerm(next);
            setOnlyFavorites(false);
          }}
          favorites={favorites.size}
          onlyFavorites={onlyFavorites}
          onOnlyFavorites={setOnlyFavorites}
        />
        {content()}
        <span role="status" style={visuallyHidden}>
          {copied?.state === 'copied' ? PROMPTS_TEXTS.copied : ''}
        </span>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LibraryGift } from '@summit/contracts';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Search, SearchX } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { findGifts } from './gift-search';
import { GiftTable } from './GiftTable';
import { allGiftsText, giftCountText, noGiftsText, RESOURCES_TEXTS } from './messages';

/** Long enough that a screen reader hears the outcome and not every letter. */
const QUIET_MS = 400;

/** The five fixed gifts stand first, and alone until somebody asks for all or searches (M-078). */
const FIXED = 5;

/** The gifts and their search (M-076..M-078). */
export function SpeakerGifts({ gifts }: { gifts: readonly LibraryGift[] }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [all, setAll] = useState(false);
  const searching = term.trim() !== '';
  const found = findGifts(gifts, term);
  const shown = searching || all ? found : found.slice(0, FIXED);
  const none = noGiftsText(term.trim());
  const spoken = useDebounced(!searching ? '' : found.length > 0 ? giftCountText(found.length) : none, QUIET_MS);
  const list = useRef<HTMLDivElement>(null);
  // The button has gone: the focus goes to the first gift that it brought.
  useEffect(() => {
    if (all) list.current?.querySelectorAll<HTMLElement>('tbody a')[FIXED]?.focus({ preventScroll: true });
  }, [all]);
  const clear = () => {
    setTerm('');
    input.current?.focus();
  };
  return (
    <>
      <FormControl sx={{ width: '100%', maxWidth: 360, mb: 3 }}>
        <InputLabel htmlFor={id} sx={visuallyHidden}>
          {RESOURCES_TEXTS.searchLabel}
        </InputLabel>
        <OutlinedInput
          id={id}
          inputRef={input}
          type="search"
          value={term}
          placeholder={RESOURCES_TEXTS.search}
          autoComplete="off"
          onChange={(event) => setTerm(event.target.value)}
          startAdornment={
            <Box component="span" sx={{ display: 'flex', color: 'text.tertiary' }}>
              <Search size={18} strokeWidth={1.75} aria-hidden />
            </Box>
          }
        />
      </FormControl>
      <span role="status" style={visuallyHidden}>
        {spoken}
      </span>
      {found.length > 0 ? (
        <div ref={list}>
          <GiftTable gifts={shown} />
          {shown.length < found.length && (
            <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setAll(true)}>
              {allGiftsText(gifts.length)}
            </Button>
          )}
        </div>
      ) : (
        <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ color: 'text.tertiary' }}>
            <SearchX size={28} strokeWidth={1.5} aria-hidden />
          </Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{none}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {RESOURCES_TEXTS.emptyHint}
          </Typography>
          <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={clear}>
            {RESOURCES_TEXTS.clear}
          </Button>
        </Stack>
      )}
    </>
  );
}

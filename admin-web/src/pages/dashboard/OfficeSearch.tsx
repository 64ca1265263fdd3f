import Autocomplete, { type AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TwoLines } from '../../lib/panel/TwoLines';
import { useServices } from '../../lib/services';
import { DASHBOARD_TEXTS as TEXTS } from './messages';
import { hitsOf, searchQuery, type Hit } from './office-search';
import { TAB_GROUPS } from './tab';
import { useTab } from './useTab';

const TYPING_MS = 200;

function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { tabsIn, tabLink } = useTab();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), TYPING_MS);
  const { data, error, isFetching } = useQuery(searchQuery(useServices(), term));
  const tabs = [...TAB_GROUPS, 'Account' as const].flatMap((group) => tabsIn(group));
  const hits = hitsOf(typed.trim(), data, { tabs, tabLink });
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      // The paper is the dialog: a name on the root would be lost.
      slotProps={{ paper: { 'aria-label': TEXTS.search, sx: { overflow: 'visible' } } }}
    >
      <Box sx={{ p: 1.5 }}>
        <Autocomplete<Hit>
          open
          autoHighlight
          clearOnBlur={false}
          disablePortal
          slotProps={{ listbox: { component: 'div' } }}
          options={hits}
          // The server has searched; what it found is shown as it is.
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
          renderGroup={({ key, ...group }) => <HitGroup key={key} {...group} />}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ key }) => key}
          isOptionEqualToValue={(one, other) => one.key === other.key}
          value={null}
          inputValue={typed}
          onInputChange={(_event, value, reason) => reason === 'input' && setTyped(value)}
          loading={isFetching && hits.length === 0}
          loadingText={TEXTS.searching}
          noOptionsText={error ? failureText(error, TEXTS.searchFailed) : TEXTS.searchEmpty}
          onChange={(_event, hit) => {
            if (!hit) return;
            onClose();
            void navigate(hit.to);
          }}
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          forcePopupIcon={false}
          renderInput={(given) => (
            <TextField
              {...given}
              autoFocus
              placeholder={TEXTS.searchExample}
              slotProps={{
                ...given.slotProps,
                htmlInput: { ...given.slotProps.htmlInput, 'aria-label': TEXTS.search },
                input: {
                  ...given.slotProps.input,
                  startAdornment: (
                    <InputAdornment position="start">
                      <Search size={18} strokeWidth={1.75} aria-hidden />
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
          renderOption={({ key, ...props }, { label, note }) => (
            <Box component="li" key={key} {...props}>
              <TwoLines main={label} note={note} />
            </Box>
          )}
        />
      </Box>
    </Dialog>
  );
}

/** A named group of options: MUI's own are lists inside of the listbox, which screen readers do not count. */
function HitGroup({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <ListSubheader component="div" id={id} sx={{ top: -8 }}>
        {group}
      </ListSubheader>
      <Box sx={{ '& .MuiAutocomplete-option': { pl: 3 } }}>{children}</Box>
    </Box>
  );
}

/** Finds people, orders, codes, affiliates and sections from anywhere: Ctrl+K, or ⌘K on a Mac. */
export function OfficeSearch() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-keyshortcuts="Control+K Meta+K"
        startIcon={<Search size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {TEXTS.searchButton}
      </Button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

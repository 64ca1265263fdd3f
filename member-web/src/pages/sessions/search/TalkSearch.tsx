import Box from '@mui/material/Box';
import { useState } from 'react';
import { SearchField } from '../../../lib/SearchField';
import { SESSIONS_TEXTS } from '../messages';
import { SearchResults } from './SearchResults';

/** The server reads no more. */
const MAX_LENGTH = 200;

/** Search over all talks: titles, speakers and, for those who may watch, what is said. */
export function TalkSearch() {
  const [term, setTerm] = useState('');
  return (
    <Box role="search" sx={{ mt: 3 }}>
      <SearchField
        term={term}
        onTerm={setTerm}
        label={SESSIONS_TEXTS.search}
        placeholder={SESSIONS_TEXTS.searchHint}
        clear={SESSIONS_TEXTS.clear}
        maxLength={MAX_LENGTH}
        maxWidth={560}
      />
      <SearchResults term={term} />
    </Box>
  );
}

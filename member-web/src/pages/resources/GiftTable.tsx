import Box from '@mui/material/Box';
import type { LibraryGift } from '@summit/contracts';
import { initials } from '@summit/ui/portrait/initials';
import { GiftLink } from './GiftLink';
import { RESOURCES_TEXTS } from './messages';

const rule = '1px solid var(--gs-palette-line-main)';
/** Below 600 px each row is a card: the cells follow each other and the column names go. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th': { py: 1.25, pr: 2, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', borderBottom: rule },
  '& td': { py: 2, pr: 2, verticalAlign: 'middle', borderBottom: rule },
  '& th:last-child, & td:last-child': { pr: 0, textAlign: 'right' },
  '@media (max-width: 599.95px)': {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { p: 2.5, mb: 2, border: rule, borderRadius: '16px', bgcolor: 'background.paper' },
    '& td': { p: 0, border: 0, mb: 1.5 },
    '& td:last-child': { textAlign: 'left', mb: 0 },
  },
} as const;

function Speaker({ gift: { speaker_name, day } }: { gift: LibraryGift }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 600 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 40,
          height: 40,
          borderRadius: '10px',
          bgcolor: `day${day}.tint`,
          color: `day${day}.ink`,
          fontSize: '0.875rem',
          fontWeight: 700,
        }}
      >
        {initials(speaker_name)}
      </Box>
      {speaker_name}
    </Box>
  );
}

/** Speaker, gift and the way to it (M-076). Roles are named because a table drawn as cards would lose them. */
export function GiftTable({ gifts }: { gifts: readonly LibraryGift[] }) {
  return (
    <Box component="table" role="table" aria-label={RESOURCES_TEXTS.gifts} sx={tableStyle}>
      <thead role="rowgroup">
        <tr role="row">
          {[
            RESOURCES_TEXTS.speaker,
            RESOURCES_TEXTS.giftTitle,
            RESOURCES_TEXTS.description,
            RESOURCES_TEXTS.action,
          ].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {gifts.map((gift) => (
          <tr key={gift.url} role="row">
            <td role="cell">
              <Speaker gift={gift} />
            </td>
            <Box component="td" role="cell" sx={{ fontWeight: 550, minWidth: { sm: 160 } }}>
              {gift.title}
            </Box>
            <Box component="td" role="cell" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {gift.description}
            </Box>
            <td role="cell">
              <GiftLink gift={gift} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

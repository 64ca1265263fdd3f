import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import { useKeptEdits } from '../../lib/edits/useKeptEdits';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { StatusChip } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { useServices } from '../../lib/services';
import { cmsQuery, useReloadCms } from './cms-query';
import type { CmsResource, CmsRow, CmsValues } from './cms-resource';
import { ItemForm } from './ItemForm';
import { CMS_TEXTS as TEXTS } from './messages';
import { NEW_ITEM, useOpenItem } from './useOpenItem';
import { useDeleteItem } from './useDeleteItem';

/** The items of one kind, collapsed; one at a time is open for editing. */
export function CmsItems<Row extends CmsRow>({ resource }: { resource: CmsResource<Row> }) {
  const { data: rows, isError, isFetching, refetch } = useQuery(cmsQuery(useServices(), resource));
  const keptEdits = useKeptEdits<CmsValues>();
  const keptOf = (id: string) => keptEdits(`cms ${resource.title} ${id}`);
  const { opened, open, close, setDirty } = useOpenItem((id) => keptOf(id).forget());
  const remove = useDeleteItem(resource);
  const count = rows?.length ?? 0;
  const reload = useReloadCms();
  const saved = () => {
    close();
    // With the content check, which may say something else now.
    void reload();
  };
  const form = (row: Row | null) => (
    <ItemForm
      resource={resource}
      row={row}
      count={count}
      kept={keptOf(row?.id ?? NEW_ITEM)}
      onDirty={setDirty}
      onCancel={() => void open(null)}
      onSaved={saved}
      onDelete={row && (() => void remove(row).then((gone) => gone && saved()))}
    />
  );
  return (
    <Panel
      refreshing={isFetching && rows !== undefined}
      title={
        <>
          {resource.title}{' '}
          {rows && (
            <Box component="span" role="status" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(count)}
            </Box>
          )}
        </>
      }
      action={
        <Button
          variant="contained"
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          disabled={rows === undefined}
          onClick={() => void open(NEW_ITEM)}
        >
          {TEXTS.create}
        </Button>
      }
    >
      {isError && <ErrorState text={resource.failed} busy={isFetching} onRetry={() => void refetch()} />}
      {!rows && !isError && <Skeleton variant="rounded" height={240} />}
      {opened === NEW_ITEM && (
        <Box
          component="section"
          aria-label={TEXTS.create}
          sx={{ p: 2, mb: 2, border: '1px solid var(--gs-palette-line-main)', borderRadius: '8px' }}
        >
          <Typography variant="h4" component="h4" sx={{ mb: 2 }}>
            {TEXTS.create}
          </Typography>
          {form(null)}
        </Box>
      )}
      {rows?.length === 0 && <EmptyState icon={resource.icon} title={resource.empty} reason={resource.emptyReason} />}
      {rows?.map((row) => (
        <Accordion
          key={row.id}
          disableGutters
          elevation={0}
          expanded={opened === row.id}
          onChange={(_event, expanded) => void open(expanded ? row.id : null)}
          slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h4' } }}
          sx={{ '&::before': { display: 'none' }, borderTop: '1px solid var(--gs-palette-line-main)' }}
        >
          <AccordionSummary
            expandIcon={<ChevronDown size={18} strokeWidth={1.75} aria-hidden />}
            sx={{
              px: 0,
              font: 'inherit',
              '& .MuiAccordionSummary-content': { minWidth: 0, alignItems: 'center', gap: 1.5 },
            }}
          >
            <Box sx={{ minWidth: 0, mr: 'auto' }}>
              <TwoLines main={resource.titleOf(row)} note={resource.noteOf(row)} />
            </Box>
            <Stack
              direction="row"
              sx={{ gap: 0.75, flexWrap: 'wrap', justifyContent: 'flex-end', flexShrink: 0, pr: 1 }}
            >
              {resource.badgesOf(row).map(({ label, tone }) => (
                <StatusChip key={label} label={label} tone={tone} />
              ))}
            </Stack>
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0, pb: 2.5 }}>{form(row)}</AccordionDetails>
        </Accordion>
      ))}
    </Panel>
  );
}

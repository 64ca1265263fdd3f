import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useEffect, type SubmitEvent } from 'react';
import { dialogForm } from '../../lib/dialog/dialog-form';
import { EditConflictAlert } from '../../lib/edits/EditConflictAlert';
import { RestoredAlert } from '../../lib/edits/RestoredAlert';
import type { KeptEdit } from '../../lib/edits/useKeptEdits';
import { useFocusFirstError } from '../../lib/form/useFocusFirstError';
import type { CmsResource, CmsRow, CmsValues } from './cms-resource';
import { ItemField } from './ItemField';
import { CMS_TEXTS as TEXTS } from './messages';
import { useItemEdit } from './useItemEdit';

export interface ItemFormProps<Row extends CmsRow> {
  resource: CmsResource<Row>;
  /** Null creates one. */
  row: Row | null;
  count: number;
  kept: KeptEdit<CmsValues>;
  /** Somebody has typed, or has taken it back. */
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
  /** Null where there is nothing to delete yet. */
  onDelete: (() => void) | null;
}

/** The fields of an item, with save, cancel and delete (A-192, A-194..A-198). */
export function ItemForm<Row extends CmsRow>(props: ItemFormProps<Row>) {
  const { resource, row, count, kept, onDirty, onCancel, onSaved, onDelete } = props;
  const edit = useItemEdit({ resource, row, count, kept, onSaved });
  const { Extras } = resource;
  const fields = resource.fieldsOf(row);
  const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;
  useEffect(() => onDirty(edit.isDirty), [edit.isDirty, onDirty]);
  const form = useFocusFirstError(edit.refusals);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={dialogForm}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        {fields.map((field) => (
          <Box
            key={field.name}
            sx={{
              minWidth: 0,
              display: 'grid',
              ...((field.wide || field.kind === 'text') && { gridColumn: '1 / -1' }),
            }}
          >
            <ItemField
              field={field}
              value={edit.values[field.name] ?? ''}
              error={edit.errors[field.name]}
              stored={row !== null}
              onChange={(text) => edit.change(field.name, text)}
            />
          </Box>
        ))}
      </Box>
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
        {Extras && <Extras row={row} values={edit.values} onReplaced={onSaved} />}
        {edit.restored && <RestoredAlert />}
        {edit.conflict && (
          <EditConflictAlert
            text={TEXTS.conflict}
            conflict={edit.conflict}
            labelOf={labelOf}
            onTheirs={edit.takeTheirs}
          />
        )}
        {edit.failure && <FormAlert severity="error">{edit.failure}</FormAlert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {onDelete && (
            <Button variant="outlined" color="error" onClick={onDelete} disabled={edit.busy} sx={{ mr: 'auto' }}>
              {TEXTS.delete}
            </Button>
          )}
          <Button variant="outlined" onClick={onCancel} disabled={edit.busy} sx={{ ml: 'auto' }}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={edit.busy} loadingPosition="start">
            {edit.busy ? TEXTS.saving : TEXTS.save}
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}

import Button from '@mui/material/Button';

export interface SaveButtonProps {
  isDirty: boolean;
  saving: boolean;
  texts: { save: string; saving: string };
}

/** Saves what was changed in a form of settings; rests while nothing was. */
export function SaveButton({ isDirty, saving, texts }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={!isDirty}
      loading={saving}
      loadingPosition="start"
      sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 120 }}
    >
      {saving ? texts.saving : texts.save}
    </Button>
  );
}

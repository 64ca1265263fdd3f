import Button from '@mui/material/Button';

export interface SaveButtonProps {
  form: { isDirty: boolean; isSubmitting: boolean };
  texts: { save: string; saving: string };
}

/** Saves what was changed in a form of settings; rests while nothing was. */
export function SaveButton({ form: { isDirty, isSubmitting }, texts }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={!isDirty}
      loading={isSubmitting}
      loadingPosition="start"
      sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 120 }}
    >
      {isSubmitting ? texts.saving : texts.save}
    </Button>
  );
}

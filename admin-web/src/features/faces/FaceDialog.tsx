import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FACE_ALT_MAX, FACE_TYPES, type FacePerson } from '@summit/contracts';
import { FormField } from '@summit/ui/form/FormField';
import { useId } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { FetchedPart } from '../../lib/script/FetchedPart';
import { FilePicker } from '../../lib/form/FilePicker';
import { FACES_TEXTS as TEXTS } from './messages';
import { useSetFace } from './useSetFace';

/** What crops is fetched with the first photo. */
const CROP = { load: async () => (await import('./FaceCrop')).FaceCrop };

/** Sets the photo of a person: a file, the part that is shown, and what it shows. */
export function FaceDialog({ person, onClose }: { person: FacePerson; onClose: () => void }) {
  const id = useId();
  const { file, src, alt, failure, busy, pick, setCrop, setAlt, unreadable, save } = useSetFace(person, onClose);
  return (
    <FormDialog onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.dialogTitle(person.name)}
        note={TEXTS.dialogNote}
        failure={failure}
        action={TEXTS.save}
        acting={TEXTS.saving}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onCancel={onClose}
      >
        <FilePicker
          label={TEXTS.file}
          choose={TEXTS.choose}
          accept={FACE_TYPES.join(',')}
          file={file}
          disabled={busy}
          onPick={pick}
        />
        {src !== null && (
          <Box sx={{ textAlign: 'center' }}>
            <FetchedPart part={CROP} waiting={<Skeleton variant="rounded" height={300} />} failure={TEXTS.cropFailed}>
              {(FaceCrop) => <FaceCrop key={src} src={src} onCrop={setCrop} onUnreadable={unreadable} />}
            </FetchedPart>
          </Box>
        )}
        <FormField
          label={TEXTS.alt}
          hint={TEXTS.altHint}
          value={alt}
          disabled={busy}
          autoComplete="off"
          inputProps={{ maxLength: FACE_ALT_MAX }}
          onChange={({ target }) => setAlt(target.value)}
        />
      </DialogForm>
    </FormDialog>
  );
}

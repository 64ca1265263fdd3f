import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { LandingPageDraft, StoredLandingPage } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useState, type SubmitEvent } from 'react';
import { Panel } from '../../lib/panel/Panel';
import { useDiscardQuestion } from '../../lib/edits/useDiscardQuestion';
import { RestoredAlert } from '../../lib/edits/RestoredAlert';
import { useFocusFirstError } from '../../lib/form/useFocusFirstError';
import { ChangeList } from './ChangeList';
import { ContentFields } from './ContentFields';
import { LANDING_TEXTS as TEXTS } from './messages';
import { PreviewPane } from './PreviewPane';
import { useLandingPageEdit } from './useLandingPageEdit';

export interface LandingPageFormProps {
  page: StoredLandingPage;
  /** Where there is one, the form begins with it. */
  draft: LandingPageDraft | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edit mode: the form, and beside it the page as it would be. */
export function LandingPageForm({ page, draft, onSaved, onCancel }: LandingPageFormProps) {
  const [refusals, setRefusals] = useState(0);
  const form = useFocusFirstError(refusals);
  const edit = useLandingPageEdit(page, draft, onSaved);
  const { isDirty } = edit;

  const mayDiscard = useDiscardQuestion(isDirty);
  const cancel = async () => {
    if (!(await mayDiscard())) return;
    edit.forget();
    onCancel();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!edit.save()) setRefusals(refusals + 1);
  };
  const actions = (
    <>
      <Button variant="outlined" onClick={() => void cancel()} disabled={edit.busy}>
        {TEXTS.cancel}
      </Button>
      <Button type="submit" variant="contained" loading={edit.busy} loadingPosition="start">
        {edit.busy ? TEXTS.saving : TEXTS.save}
      </Button>
    </>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box component="form" ref={form} noValidate onSubmit={submit} aria-label={TEXTS.title}>
        <Panel title={TEXTS.title} action={actions}>
          <Stack sx={{ gap: 2 }}>
            {edit.restored && <RestoredAlert />}
            {edit.conflict && (
              <FormAlert
                severity="error"
                action={
                  <Button size="small" variant="text" color="inherit" onClick={edit.useTheirs}>
                    {TEXTS.useTheirs}
                  </Button>
                }
              >
                {edit.conflict.text}
                <Box sx={{ mt: 1.5, maxHeight: 320, overflowY: 'auto' }} tabIndex={0}>
                  <ChangeList changes={edit.conflict.changes} />
                </Box>
              </FormAlert>
            )}
            {edit.failure && (
              <FormAlert severity="error">
                {edit.failure.text}
                {edit.failure.reason !== null && <Box sx={{ mt: 0.5 }}>{edit.failure.reason}</Box>}
              </FormAlert>
            )}
            <Box>
              <ContentFields content={edit.content} change={edit.change} tried={edit.tried} />
            </Box>
            <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
              {actions}
            </Stack>
          </Stack>
        </Panel>
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: { lg: 16 } }}>
        <PreviewPane preview={edit.preview} />
      </Box>
    </Box>
  );
}

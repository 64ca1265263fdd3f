import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SUMMIT_EDITIONS, type SummitKey } from '@summit/contracts';
import { SUMMIT_DAYS } from '@summit/rules';
import { AccessFields } from './AccessFields';
import { EDITION_NAMES, FIELD_LABELS, FORM_TEXTS as TEXTS } from './messages';
import { SessionText } from './SessionText';
import { FormPart } from '../../lib/form/FormPart';
import { NETWORKS } from './session-values';
import type { SessionEdit } from './useSessionEdit';
import { VideoFields } from './VideoFields';

/** Every field of a session in five parts (ui.md 4.3). */
export function SessionFields({ edit }: { edit: SessionEdit }) {
  const { values, change } = edit;
  return (
    <>
      <FormPart title={TEXTS.session}>
        <TextField
          select
          name="summit"
          label={FIELD_LABELS.summit}
          value={values.summit}
          onChange={({ target }) => change({ summit: target.value as SummitKey })}
        >
          {[...SUMMIT_EDITIONS].reverse().map(({ key }) => (
            <MenuItem key={key} value={key}>
              {EDITION_NAMES[key]}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
          <TextField
            select
            name="day"
            label={FIELD_LABELS.day}
            value={values.day}
            onChange={({ target }) => change({ day: target.value })}
          >
            {SUMMIT_DAYS.map((day) => (
              <MenuItem key={day} value={String(day)}>
                {day}
              </MenuItem>
            ))}
          </TextField>
          <SessionText {...edit.field('number')} numeric />
        </Box>
        <SessionText {...edit.field('topic')} wide />
        <SessionText {...edit.field('description')} wide rows={4} />
        <SessionText {...edit.field('duration')} numeric />
      </FormPart>
      <FormPart title={TEXTS.speaker}>
        <SessionText {...edit.field('speakerName')} />
        <SessionText {...edit.field('speakerTitle')} />
        <SessionText {...edit.field('photoUrl')} wide optional link />
        <SessionText {...edit.field('bio')} wide rows={4} />
        {NETWORKS.map((network) => (
          <SessionText key={network} {...edit.field(network)} optional link />
        ))}
      </FormPart>
      <FormPart title={TEXTS.video}>
        <VideoFields edit={edit} />
      </FormPart>
      <FormPart title={TEXTS.gift}>
        <SessionText {...edit.field('giftTitle')} optional />
        <SessionText {...edit.field('giftPromoCode')} optional />
        <SessionText {...edit.field('giftUrl')} wide optional link />
        <SessionText {...edit.field('giftDescription')} wide optional rows={2} />
      </FormPart>
      <FormPart title={TEXTS.access}>
        <AccessFields edit={edit} />
      </FormPart>
    </>
  );
}

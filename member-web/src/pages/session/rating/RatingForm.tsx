import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useEffect, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { RATING_TEXTS } from './messages';
import { NOTHING_TYPED, useRatingDraft, type RatingDraft } from './rating-draft';
import { StarChoice } from './StarChoice';
import { useRating } from './useRating';

const NAME_LENGTH = 120;
const TEXT_LENGTH = 4_000;
const orNull = (text: string): string | null => text.trim() || null;

/** Stands in place of the form and takes the focus from the button that has gone. */
function Thanks() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} sx={{ mt: 2, '&&': { outline: 'none' } }}>
      <FormAlert severity="success">{RATING_TEXTS.thanks}</FormAlert>
    </Box>
  );
}

/** Stars, and what the visitor wants to say with them (M-110 to M-115). Both buttons send the whole. */
export function RatingForm({ sessionId, onRated }: { sessionId: string; onRated: () => void }) {
  const { thanked, send } = useRating(onRated);
  const { read, keep, forget } = useRatingDraft(sessionId);
  const form = useForm<RatingDraft>({ defaultValues: read() ?? NOTHING_TYPED });
  const { errors, isSubmitting } = form.formState;
  const unrated = useWatch({ control: form.control, name: 'rating' }) === null;

  const submit = form.handleSubmit(async ({ rating, user_name, comment, takeaways }) => {
    if (rating === null) return form.setError('rating', { message: RATING_TEXTS.required });
    const words = { comment: orNull(comment), takeaways: orNull(takeaways), user_name: orNull(user_name) };
    const failure = await send({ session_id: sessionId, rating, ...words });
    if (failure !== null) return form.setError('root', { message: failure });
    forget();
    form.reset(NOTHING_TYPED);
  });
  const button = { type: 'submit', variant: 'outlined', disabled: unrated || isSubmitting } as const;

  return (
    <Box component="section" aria-labelledby="rate-title">
      <Typography id="rate-title" variant="h3" component="h2">
        {RATING_TEXTS.title}
      </Typography>
      {thanked ? (
        <Thanks />
      ) : (
        <Stack
          component="form"
          noValidate
          onSubmit={submit}
          onChange={() => keep(form.getValues())}
          sx={{ alignItems: 'flex-start', gap: 2.5, maxWidth: 640 }}
        >
          <Box>
            <Controller
              control={form.control}
              name="rating"
              render={({ field }) => (
                <StarChoice
                  label={RATING_TEXTS.stars}
                  value={field.value}
                  onChange={(rating) => {
                    form.clearErrors();
                    field.onChange(rating);
                    keep(form.getValues());
                  }}
                />
              )}
            />
            {errors.rating && (
              <FormHelperText role="alert" error>
                {errors.rating.message}
              </FormHelperText>
            )}
          </Box>
          <FormField
            label={RATING_TEXTS.name}
            hint={RATING_TEXTS.nameHint}
            autoComplete="name"
            inputProps={{ maxLength: NAME_LENGTH }}
            {...registered(form.register('user_name'))}
          />
          <FormField
            label={RATING_TEXTS.comment}
            multiline
            minRows={3}
            inputProps={{ maxLength: TEXT_LENGTH }}
            {...registered(form.register('comment'))}
          />
          <Button {...button}>{RATING_TEXTS.submit}</Button>
          <FormField
            label={RATING_TEXTS.takeaways}
            placeholder={RATING_TEXTS.takeawaysHint}
            multiline
            minRows={2}
            inputProps={{ maxLength: TEXT_LENGTH }}
            {...registered(form.register('takeaways'))}
          />
          <Button {...button}>{RATING_TEXTS.submitAll}</Button>
          {errors.root && <FormAlert severity="error">{errors.root.message}</FormAlert>}
        </Stack>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminSaveOfferFilmsEndpoint, OFFER_FILM_MAX_LENGTH, type OfferFilms } from '@summit/contracts';
import { PRODUCTS, type Product } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../lib/services';
import { FILM_LABELS, FILMS_TEXTS as TEXTS } from './messages';
import { FILMS_KEY } from './offer-films-query';

/** One link for each offer page; an empty one takes the film away. */
export function OfferFilmsForm({ films }: { films: OfferFilms }) {
  const { api } = useServices();
  const { notify } = useFeedback();
  const queries = useQueryClient();
  const [links, setLinks] = useState<Record<Product, string>>({
    vip: films.vip ?? '',
    implementation: films.implementation ?? '',
    dfy: films.dfy ?? '',
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { vip: links.vip || null, implementation: links.implementation || null, dfy: links.dfy || null };
      return api.send(adminSaveOfferFilmsEndpoint, { body });
    },
    onSuccess: ({ message, films: saved }) => {
      notify(message);
      queries.setQueryData(FILMS_KEY, saved);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 560 }}>
      <Stack sx={{ gap: 2 }}>
        {PRODUCTS.map((product) => (
          <FormField
            key={product}
            label={FILM_LABELS[product]}
            value={links[product]}
            disabled={isPending}
            autoComplete="off"
            inputProps={{ spellCheck: false, inputMode: 'url', maxLength: OFFER_FILM_MAX_LENGTH }}
            onChange={({ target }) => setLinks({ ...links, [product]: target.value })}
          />
        ))}
        {error && <FormAlert severity="error">{failureText(error, TEXTS.saveFailed)}</FormAlert>}
        <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
          {isPending ? TEXTS.saving : TEXTS.save}
        </Button>
      </Stack>
    </Box>
  );
}

import Stack from '@mui/material/Stack';
import { adminSaveOfferFilmsEndpoint, OFFER_FILM_MAX_LENGTH, type OfferFilms } from '@summit/contracts';
import { PRODUCTS, type Product } from '@summit/rules';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useQueryClient } from '@tanstack/react-query';
import { SaveButton } from '../../lib/edits/SaveButton';
import { storeSaved } from '../../lib/edits/store-saved';
import { only, useSettingsForm } from '../../lib/edits/useSettingsForm';
import { useServices } from '../../lib/services';
import { FILM_LABELS, FILMS_TEXTS as TEXTS } from './messages';
import { offerFilmsQuery } from './offer-films-query';

/** As typed; empty: no film. */
type Typed = Record<Product, string>;

const shownOf = ({ vip, implementation, dfy }: OfferFilms): Typed => ({
  vip: vip ?? '',
  implementation: implementation ?? '',
  dfy: dfy ?? '',
});
const bodyOf = ({ vip, implementation, dfy }: Typed): OfferFilms => ({
  vip: vip || null,
  implementation: implementation || null,
  dfy: dfy || null,
});

/** One link for each offer page; an empty one takes the film away. */
export function OfferFilmsForm({ films }: { films: OfferFilms }) {
  const services = useServices();
  const queries = useQueryClient();
  const { form, saving, submit } = useSettingsForm({
    settings: shownOf(films),
    newest: async () => shownOf(await queries.fetchQuery({ ...offerFilmsQuery(services), staleTime: 0 })),
    labelOf: (product) => FILM_LABELS[product],
    send: ({ typed, changed }) =>
      services.api.send(adminSaveOfferFilmsEndpoint, { body: only(bodyOf(typed), changed) }),
    keep: async ({ films: saved }) => {
      await storeSaved(queries, offerFilmsQuery(services).queryKey, () => saved);
      return shownOf(saved);
    },
    saveFailed: TEXTS.saveFailed,
  });
  const { errors } = form.formState;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      onChange={() => form.clearErrors('root')}
      sx={{ gap: 2, maxWidth: 560 }}
    >
      {PRODUCTS.map((product) => (
        <FormField
          key={product}
          label={FILM_LABELS[product]}
          autoComplete="off"
          inputProps={{ spellCheck: false, inputMode: 'url', maxLength: OFFER_FILM_MAX_LENGTH }}
          {...registered(form.register(product))}
        />
      ))}
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <SaveButton isDirty={form.formState.isDirty} saving={saving} texts={TEXTS} />
    </Stack>
  );
}

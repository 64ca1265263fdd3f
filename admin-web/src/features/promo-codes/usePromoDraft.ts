import { adminCreatePromoCodeEndpoint, type CreatePromoCodeResponse } from '@summit/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { useKeptFields } from '../../lib/edits/useKeptFields';
import { useFocusFirstError } from '../../lib/form/useFocusFirstError';
import {
  DRAFT_START,
  draftErrors,
  draftOf,
  draftRequest,
  type DraftErrors,
  type DraftValues,
  type PromoDialog,
} from './draft-values';
import { PROMO_TEXTS } from './messages';
import { promoPreview } from './promo-preview';

export interface PromoDraftForm {
  form: RefObject<HTMLFormElement | null>;
  values: DraftValues;
  /** It began with what was typed before and not sent. */
  restored: boolean;
  forget: () => void;
  change: (part: Partial<DraftValues>) => void;
  errors: DraftErrors;
  /** Why the server created nothing. */
  failure: string | null;
  preview: string | null;
  busy: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The form behind both dialogs: rules from the shared price rules, then the call. */
export function usePromoDraft(
  dialog: PromoDialog,
  onCreated: (answer: CreatePromoCodeResponse) => void,
): PromoDraftForm {
  const { api } = useServices();
  const { values, restored, forget, ...kept } = useKeptFields(`new promo code ${dialog}`, DRAFT_START);
  const [refusals, setRefusals] = useState(0);
  const form = useFocusFirstError(refusals);
  const draft = draftOf(values);
  const errors = draftErrors(draft, dialog);
  const create = useMutation({
    mutationFn: async () => {
      const answer = await api.send(adminCreatePromoCodeEndpoint, { body: draftRequest(draft) });
      if (!answer.success) throw new Error(answer.detail ?? PROMO_TEXTS.unknown);
      return answer;
    },
    onSuccess: (answer) => {
      forget();
      onCreated(answer);
    },
  });

  return {
    form,
    values,
    restored,
    forget,
    change: (part) => {
      kept.change(part);
      create.reset();
    },
    errors: refusals > 0 ? errors : {},
    failure: create.error && `${PROMO_TEXTS.createFailed}: ${failureOf(create.error)}`,
    preview: promoPreview(draft),
    busy: create.isPending,
    submit: (event) => {
      event.preventDefault();
      if (create.isPending) return;
      if (Object.keys(errors).length > 0) setRefusals(refusals + 1);
      else create.mutate();
    },
  };
}

/** A refusal by both providers comes with status 200 and is told by its own text. */
const failureOf = (error: Error): string =>
  error.name === 'Error' ? error.message : reasonText(error, PROMO_TEXTS.unknown);

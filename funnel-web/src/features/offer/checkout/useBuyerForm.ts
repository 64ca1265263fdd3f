import { use, useId, useState } from 'react';
import { GUEST, type Buyer } from '../../../lib/person/buyer';
import { validatePerson, type PersonErrors, type PersonField } from '../../../lib/person/person-fields';
import { OfferPortsContext } from './offer-ports';

const FIELDS: readonly PersonField[] = ['name', 'email'];

export interface BuyerForm {
  values: Buyer;
  errors: PersonErrors;
  /** Whether the fields are open; a known buyer sees one line instead. */
  open: boolean;
  /** Open the fields of a known buyer. */
  change(): void;
  edit(field: PersonField, value: string): void;
  idOf(field: PersonField): string;
  /** The buyer of the filled form, remembered for the next page (F-106, F-107); null after showing what is missing. */
  confirm(): Buyer | null;
}

/** Name and address of who orders, asked for where the browser knows them not (ui.md 4.1, /vip-upgrade). */
export function useBuyerForm(known: Buyer | null): BuyerForm {
  const { store } = use(OfferPortsContext);
  const id = useId();
  const [values, setValues] = useState<Buyer>({
    name: known && known.name !== GUEST.name ? known.name : '',
    email: known?.email ?? '',
  });
  const [errors, setErrors] = useState<PersonErrors>({});
  const [open, setOpen] = useState(known === null || known.name === GUEST.name);
  const [revalidate, setRevalidate] = useState(false);
  const idOf = (field: PersonField) => `${id}-${field}`;

  return {
    values,
    errors,
    open,
    change: () => setOpen(true),
    edit(field, value) {
      const next = { ...values, [field]: value };
      setValues(next);
      if (revalidate) setErrors(validatePerson({ name: next.name.trim(), email: next.email.trim() }));
    },
    idOf,
    confirm() {
      const buyer = { name: values.name.trim(), email: values.email.trim() };
      const found = validatePerson(buyer);
      setErrors(found);
      const first = FIELDS.find((field) => found[field]);
      if (first) {
        setRevalidate(true);
        document.getElementById(idOf(first))?.focus();
        return null;
      }
      store.set('userEmail', buyer.email);
      store.set('userName', buyer.name);
      return buyer;
    },
  };
}

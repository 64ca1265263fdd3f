/** Of the ids of a person those that have an account; one that the back office has deleted is known by its id only. Sees `person`. */
export const ACCOUNTS_OF_PERSON = 'select m.id, 1 as version from person join member m on m.id = any (person.members)';

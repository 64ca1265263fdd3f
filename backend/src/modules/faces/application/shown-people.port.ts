/** Where a person is shown. */
export type Place = 'speaker' | 'host' | 'quoted';

export interface ShownPerson {
  name: string;
  places: Place[];
}

/** Everybody whom the landing page or a session names, each once, by name. */
export interface ShownPeople {
  all(): Promise<ShownPerson[]>;
}

export const SHOWN_PEOPLE = Symbol('SHOWN_PEOPLE');

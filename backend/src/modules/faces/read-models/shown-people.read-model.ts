import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { Place, ShownPeople, ShownPerson } from '../application/shown-people.port.js';
import { peopleIn, personKey, quotedPerson } from '../domain/people.js';

const NAMES = statement(
  'faces-shown-people',
  `select 'host' as place, content->'host'->>'name' as name from landing_page where key = 'landing'
   union select 'speaker', one->>'name' from landing_page, jsonb_array_elements(content->'speakers') as one where key = 'landing'
   union select 'quoted', one->>'author' from landing_page, jsonb_array_elements(content->'testimonials') as one where key = 'landing'
   union select 'speaker', speaker_name from summit_session`,
);

/** Who is named on the landing page and in the sessions of all editions. */
@Injectable()
export class ShownPeopleReadModel implements ShownPeople {
  constructor(private readonly sql: Sql) {}

  async all(): Promise<ShownPerson[]> {
    const found = new Map<string, ShownPerson>();
    for (const { place, name } of await this.sql.query<{ place: Place; name: string | null }>(NAMES)) {
      for (const one of place === 'quoted' ? [quotedPerson(name ?? '')] : peopleIn(name ?? '')) {
        const person = found.get(personKey(one)) ?? { name: one, places: [] };
        if (!person.places.includes(place)) person.places.push(place);
        if (one !== '') found.set(personKey(one), person);
      }
    }
    return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
}

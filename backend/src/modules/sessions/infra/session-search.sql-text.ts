/**
 * What a session says of itself, word for word as in the index `summit_session_words`: PostgreSQL uses an index on an expression for the
 * same expression only.
 */
export const SESSION_WORDS = `(setweight(to_tsvector('english'::regconfig, s.topic), 'A') || setweight(to_tsvector('english'::regconfig, s.speaker_name), 'B')
   || setweight(to_tsvector('english'::regconfig, s.description), 'C'))`;

/**
 * What is searched, word for word as in the indexes `summit_session_words` and `session_captions_words`: PostgreSQL uses an index on an
 * expression for the same expression only.
 */
export const SESSION_WORDS = `(setweight(to_tsvector('english'::regconfig, s.topic), 'A') || setweight(to_tsvector('english'::regconfig, s.speaker_name), 'B')
   || setweight(to_tsvector('english'::regconfig, s.description), 'C'))`;
export const CAPTION_WORDS = `to_tsvector('english'::regconfig, c.transcript)`;

import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@summit/rules';
import { someoneWaits } from '../../../../test/harness/eventually.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import type { Sql } from '../../../platform/database/sql.js';
import { IDEMPOTENCY_HOURS } from '../../../platform/idempotency/idempotency.js';
import { EventNews } from '../../../platform/outbox/event-news.js';
import type { Registration } from '../application/registrants.port.js';
import { RegistrantsRepository } from './registrants.repository.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

// Each case presses in one moment, so its registrations share a statement.
describe('registrations of one moment', () => {
  let database: SqlDatabase;
  let registrants: RegistrantsRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    registrants = new RegistrantsRepository(database.sql, new EventNews(database.sql));
  });
  beforeEach(() => database.rows('truncate event_outbox, idempotency_key, signup cascade'));
  afterAll(() => database.stop());

  const registration = (email: string, more: Partial<Registration['registrant']> = {}, key?: string): Registration => ({
    registrant: {
      id: randomUUID(),
      name: 'Kai',
      email,
      phone: null,
      referralCode: null,
      inviteToken: `invite-${email}-${more.name ?? ''}-${key ?? ''}`,
      createdAt: NOW,
      ...more,
    },
    invitedWith: null,
    source: null,
    visitor: null,
    idempotency: key ? { key, requestHash: `hash of ${email}`, expiresAt: NOW + IDEMPOTENCY_HOURS * HOUR_MS } : null,
  });
  const press = (...all: Registration[]) => Promise.all(all.map((one) => registrants.register(one)));
  const kinds = (outcomes: { kind: string }[]) => outcomes.map(({ kind }) => kind);
  const stored = async () =>
    (await database.rows<{ email: string }>('select email from signup order by email')).map(({ email }) => email);
  const events = async () =>
    (await database.rows<{ payload: object }>('select payload from event_outbox order by id')).map(
      (one) => one.payload,
    );

  it('are stored with an event each, whose fields are their own', async () => {
    const phone = registration('phone@example.com', { phone: '+15550100123' });
    const referred = registration('referred@example.com', { referralCode: 'AMARA' });
    const visitor = { ...registration('visitor@example.com'), visitor: 'v1' };
    expect(kinds(await press(visitor, phone, referred))).toEqual(['created', 'created', 'created']);
    expect(await stored()).toEqual(['phone@example.com', 'referred@example.com', 'visitor@example.com']);
    expect(await events()).toEqual(
      expect.arrayContaining([
        { signup_id: phone.registrant.id, phone: true },
        { signup_id: referred.registrant.id, referral: true },
        { signup_id: visitor.registrant.id, visit: { visitor: 'v1', at: NOW } },
      ]),
    );
    expect(await events()).toHaveLength(3);
  });

  it('find their friends, each by its own link', async () => {
    const friend = registration('friend@example.com');
    await press(friend);
    const { inviteToken } = friend.registrant;
    await press({ ...registration('a@example.com'), invitedWith: inviteToken }, registration('b@example.com'), {
      ...registration('c@example.com'),
      invitedWith: 'nobody',
    });
    expect(await registrants.friendsOf(inviteToken)).toBe(1);
  });

  it('make one registrant of one address (F-243)', async () => {
    const outcomes = await press(
      registration('twin@example.com', { name: 'One' }),
      registration('other@example.com'),
      registration('twin@example.com', { name: 'Two' }),
    );
    expect(kinds(outcomes)).toEqual(['created', 'created', 'already_registered']);
    expect(await stored()).toEqual(['other@example.com', 'twin@example.com']);
    expect(await events()).toHaveLength(2);
  });

  it('give the first answer to the second press of one button', async () => {
    const first = registration('twice@example.com', {}, 'same-key');
    const second = registration('twice@example.com', { name: 'Again' }, 'same-key');
    const [created, replayed] = await press(first, second);
    expect(created).toEqual({ kind: 'created' });
    expect(replayed).toMatchObject({ kind: 'replayed', registrant: { id: first.registrant.id } });
  });

  it('refuse a key that came for two addresses, and store the others', async () => {
    const outcomes = await press(
      registration('one@example.com', {}, 'shared-key'),
      registration('two@example.com', {}, 'shared-key'),
      registration('third@example.com', {}, 'own-key'),
    );
    expect(kinds(outcomes).sort()).toEqual(['created', 'created', 'key_reused']);
    expect(await stored()).toHaveLength(2);
    expect(await events()).toHaveLength(2);
  });

  it('refuse a key that another process uses for another address at the same moment', async () => {
    const [theirs, ours] = [registration('a@example.com', {}, 'one-key'), registration('b@example.com', {}, 'one-key')];
    const outcome = await database.sql.transaction(async (tx) => {
      const theirSql = Object.create(database.sql, { query: { value: tx.query } }) as Sql;
      await new RegistrantsRepository(theirSql, new EventNews(database.sql)).register(theirs);
      const waiting = registrants.register(ours);
      await someoneWaits(database);
      return { waiting };
    });
    expect(await outcome.waiting).toEqual({ kind: 'key_reused' });
    expect(await stored()).toEqual(['a@example.com']);
    expect(await events()).toHaveLength(1);
    expect(await registrants.wasAnswered(theirs.idempotency!, NOW)).toBe(true);
  });

  it('take a key again whose time is over', async () => {
    await press(registration('a@example.com', {}, 'old-key'));
    const later = NOW + IDEMPOTENCY_HOURS * HOUR_MS;
    const again = registration('b@example.com', { createdAt: later }, 'old-key');
    const outcomes = await press({
      ...again,
      idempotency: { ...again.idempotency!, expiresAt: later + IDEMPOTENCY_HOURS * HOUR_MS },
    });
    expect(kinds(outcomes)).toEqual(['created']);
  });

  it('do not fail with one that PostgreSQL refuses', async () => {
    const outcomes = await Promise.allSettled([
      registrants.register(registration('fine@example.com')),
      registrants.register(registration('Not Normal@example.com')),
      registrants.register(registration('fine-too@example.com')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored()).toEqual(['fine-too@example.com', 'fine@example.com']);
  });

  it('know their own answers', async () => {
    await press(registration('known@example.com', {}, 'known-key'));
    const asked = [
      { key: 'known-key', requestHash: 'hash of known@example.com' },
      { key: 'known-key', requestHash: 'another request' },
      { key: 'unknown-key', requestHash: 'hash of known@example.com' },
    ];
    expect(await Promise.all(asked.map((one) => registrants.wasAnswered(one, NOW)))).toEqual([true, false, false]);
    expect(await registrants.wasAnswered(asked[0]!, NOW + IDEMPOTENCY_HOURS * HOUR_MS)).toBe(false);
  });
});

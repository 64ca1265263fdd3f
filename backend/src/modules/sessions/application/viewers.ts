import { Inject, Injectable } from '@nestjs/common';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import { MEMBER_ACCESS, type MemberAccess, type MemberAccessReader } from '../../members/members.public.js';
import type { Viewer } from '../domain/watch-access.js';

/** Who wants to watch, edition by edition. */
export type ViewerOf = (edition: 1 | 2) => Viewer;

const VISITOR: ViewerOf = () => ({ kind: 'visitor' });

const asMember =
  (member: MemberAccess, signedIn: boolean): ViewerOf =>
  (edition) => ({
    kind: 'member',
    hasAccess: edition === 1 ? member.summit1Access : member.summit2Access,
    hasPassword: member.hasPassword,
    signedIn,
  });

/** Tells who somebody is to the sessions; rights are read fresh (M-096). */
@Injectable()
export class Viewers {
  constructor(
    @Inject(MEMBER_ACCESS) private readonly members: MemberAccessReader,
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
  ) {}

  /** Whoever is signed in, or nobody. */
  async signedIn(memberId: string | null): Promise<ViewerOf> {
    const member = memberId === null ? null : await this.members.byId(memberId);
    return member ? asMember(member, true) : VISITOR;
  }

  /** Somebody of whom only the address is known, normalized. */
  async byEmail(email: string): Promise<{ person: 'member' | 'registrant' | 'unknown'; viewer: ViewerOf }> {
    const member = await this.members.byEmail(email);
    if (member) return { person: 'member', viewer: asMember(member, false) };
    const registrant = await this.registrants.byEmail(email);
    return { person: registrant ? 'registrant' : 'unknown', viewer: () => ({ kind: 'address' }) };
  }
}

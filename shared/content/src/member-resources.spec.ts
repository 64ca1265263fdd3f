import { FREE_SUMMIT_RESOURCES, SIGNUP_BONUSES } from './member-resources.js';
import { SPEAKER_GIFTS } from './speaker-gifts.js';

describe('the member resources', () => {
  it('offer the three downloads with their sizes (F-253, M-084)', () => {
    expect(SIGNUP_BONUSES.map(({ key, title, fileType, fileSize }) => [key, title, fileType, fileSize])).toEqual([
      ['free-signup-bonus-1', '100+ Profitable Side Hustle Blueprints', 'PDF', '28.7 MB'],
      ['free-signup-bonus-2', 'The Passive Income Playbook - 2025', 'PDF', '3.8 MB'],
      ['vip-upgrade-bonus', 'VIP Exclusive Bonus Pack', 'PDF', '24.5 MB'],
    ]);
  });

  it('offer the three resources of the day pages with their own sizes (M-131)', () => {
    expect(FREE_SUMMIT_RESOURCES.map(({ title, valueCents, format }) => [title, valueCents, format])).toEqual([
      ['100+ Profitable Side Hustle Blueprints', 12_900, 'PDF, 2.1 MB'],
      ['The Passive Income Playbook - 2025', 14_900, 'PDF, 1.8 MB'],
      ['500 Proven Super Prompts', 19_900, 'Online access'],
    ]);
  });

  it('list five fixed gifts, one speaker of each day (M-078)', () => {
    expect(SPEAKER_GIFTS.map(({ speaker, day }) => [speaker, day])).toEqual([
      ['Amara Okafor', 1],
      ['Saoirse Kelleher', 2],
      ['Noor Al-Khatib', 3],
      ['Elodie Marchand', 4],
      ['Diego Arriaga', 5],
    ]);
    expect(new Set(SPEAKER_GIFTS.map(({ title }) => title)).size).toBe(5);
    expect(new Set(SPEAKER_GIFTS.map(({ url }) => url)).size).toBe(5);
  });
});

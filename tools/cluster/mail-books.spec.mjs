import { Postbox } from '../rehearsal/postbox.mjs';
import { lostMails, wasOnItsWay } from './mail-books.mjs';

describe('the mails of the cluster', () => {
  const postbox = new Postbox();
  postbox.take(['one@people.test'], 'Message-ID: <1@x>\r\n\r\nWelcome');
  const { recipients } = postbox;

  it('are whole where each was sent and each registrant got one', () => {
    expect(lostMails({ others: 0, registered: ['one@people.test'], recipients })).toEqual([]);
  });

  it('are lost where one was stored and not sent', () => {
    expect(lostMails({ others: 2, registered: [], recipients })).toEqual(['2 mails were stored and never sent']);
  });

  it('are lost where somebody registered and got none', () => {
    expect(lostMails({ others: 0, registered: ['one@people.test', 'two@people.test'], recipients })).toEqual([
      '1 people registered and got no mail, the first: two@people.test',
    ]);
  });

  it('may come twice where the mail server took one in the moment in which the worker was killed', () => {
    expect(wasOnItsWay([10_005, 100_000], 10_000)).toBe(true);
  });

  it.each([
    ['earlier', [8_000, 100_000]],
    ['three times', [10_005, 100_000, 190_000]],
  ])('are doubled wrongly where they came %s', (_when, arrivals) => {
    expect(wasOnItsWay(arrivals, 10_000)).toBe(false);
  });
});

import { rawJsonMember } from './raw-json-member.js';

describe('the text of a member of a JSON object', () => {
  it.each([
    ['{"a":1,"event":{"x": 1.50,  "y":"\\u00e9"},"b":2}', '{"x": 1.50,  "y":"\\u00e9"}'],
    [
      '{"event" : {"brace":"}","quote":"\\"}","list":[{"event":1}]} }',
      '{"brace":"}","quote":"\\"}","list":[{"event":1}]}',
    ],
    ['{"note":"\\"event\\":{}","event":[1,2,{"a":[]}]}', '[1,2,{"a":[]}]'],
    ['{"ev\\u0065nt":"text, with } inside"}', '"text, with } inside"'],
    ['{"event":1e3,"b":1}', '1e3'],
    ['{ "event": true}', 'true'],
  ])('is what stands in %s', (json, text) => {
    JSON.parse(json);
    expect(rawJsonMember(json, 'event')).toBe(text);
  });

  it('is not there in an inner object or an empty one', () => {
    expect(rawJsonMember('{"inner":{"event":1}}', 'event')).toBeUndefined();
    expect(rawJsonMember('{}', 'event')).toBeUndefined();
  });
});

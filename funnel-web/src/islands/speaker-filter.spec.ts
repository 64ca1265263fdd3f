import { filterResultText, startSpeakerFilter } from './speaker-filter';

describe('filterResultText', () => {
  it.each([
    [31, 'all', '31 speakers'],
    [7, '2', '7 speakers on day 2'],
    [1, '5', '1 speaker on day 5'],
    [0, '3', '0 speakers on day 3'],
  ])('%i for %s reads "%s"', (count, day, text) => {
    expect(filterResultText(count, day)).toBe(text);
  });
});

describe('startSpeakerFilter', () => {
  it('marks the list with the chosen day and announces how many are left', () => {
    document.body.innerHTML =
      '<input type="radio" name="speaker-day" value="all"><input type="radio" name="speaker-day" value="2">' +
      '<span id="speaker-status"></span><ul id="speaker-list"><li data-card-day="1"></li><li data-card-day="2"></li></ul>';
    startSpeakerFilter();
    document.querySelector<HTMLElement>('[value="2"]')?.click();
    expect(document.getElementById('speaker-list')?.dataset['day']).toBe('2');
    expect(document.getElementById('speaker-status')).toHaveTextContent('1 speaker on day 2');
    document.querySelector<HTMLElement>('[value="all"]')?.click();
    expect(document.getElementById('speaker-list')?.dataset['day']).toBe('all');
    expect(document.getElementById('speaker-status')).toHaveTextContent('2 speakers');
  });
});

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
  const choice = (day: string) => document.querySelector<HTMLInputElement>(`[value="${day}"]`)!;
  const day = () => document.getElementById('speaker-list')?.dataset['day'];
  beforeEach(() => {
    document.body.innerHTML =
      '<input type="radio" name="speaker-day" value="all" checked><input type="radio" name="speaker-day" value="2">' +
      '<span id="speaker-status"></span><ul id="speaker-list"><li data-card-day="1"></li><li data-card-day="2"></li></ul>';
  });

  it('marks the list with the chosen day and announces how many are left', () => {
    startSpeakerFilter();
    choice('2').click();
    expect(day()).toBe('2');
    expect(document.getElementById('speaker-status')).toHaveTextContent('1 speaker on day 2');
    choice('all').click();
    expect(day()).toBe('all');
    expect(document.getElementById('speaker-status')).toHaveTextContent('2 speakers');
  });

  it('begins with the day that was chosen before it came', () => {
    choice('2').checked = true;
    startSpeakerFilter();
    expect(day()).toBe('2');
    expect(document.getElementById('speaker-status')).toHaveTextContent('1 speaker on day 2');
  });

  it('announces nothing where nobody has chosen yet', () => {
    startSpeakerFilter();
    expect(day()).toBeUndefined();
    expect(document.getElementById('speaker-status')).toBeEmptyDOMElement();
  });
});

import { POLL_MS, showAttendees, startAttendeeBar } from './attendee-bar';

const bar = () => document.getElementById('attendee-bar') as HTMLElement;

// F-044, F-069
describe('showAttendees', () => {
  it.each([
    [99, ''],
    [100, '100 people have registered so far'],
    [1284, '1,284 people have registered so far'],
  ])('with a total of %i it reads "%s"', (total, text) => {
    const element = document.createElement('p');
    showAttendees(element, total);
    expect(element.textContent).toBe(text);
  });
});

describe('startAttendeeBar', () => {
  let stop = () => {};
  let answers: ({ total_signups: number } | null)[];
  let calls: string[];
  const start = async () => {
    stop = startAttendeeBar(async (path) => {
      calls.push(path);
      return answers.shift() ?? null;
    });
    await jest.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<p id="attendee-bar"></p>';
    calls = [];
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  // F-070
  it('polls the stats at once and every 30 seconds', async () => {
    answers = [{ total_signups: 150 }, { total_signups: 151 }];
    await start();
    expect(calls).toEqual(['/api/signup/stats']);
    expect(bar()).toHaveTextContent('150 people');
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(calls).toHaveLength(2);
    expect(bar()).toHaveTextContent('151 people');
  });

  // F-071
  it('keeps the last value when a poll fails', async () => {
    answers = [{ total_signups: 150 }, null];
    await start();
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(calls).toHaveLength(2);
    expect(bar()).toHaveTextContent('150 people');
  });

  it('pauses while the page is hidden and asks again when it is seen', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    answers = [{ total_signups: 150 }];
    await start();
    await jest.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(calls).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    hidden.mockRestore();
  });

  it('stops when told to', async () => {
    answers = [];
    await start();
    stop();
    await jest.advanceTimersByTimeAsync(5 * POLL_MS);
    expect(calls).toHaveLength(1);
  });
});

import { renderHook } from '@testing-library/react';
import { useBusyFocus } from './useBusyFocus.js';

/** As a browser does, which takes the focus from a control that is disabled. jsdom only does when something that has it is removed. */
async function disable(control: HTMLButtonElement | HTMLFieldSetElement) {
  control.disabled = true;
  await Promise.resolve();
  if (!control.contains(document.activeElement)) return;
  const gone = document.createElement('input');
  // The page hears of nothing that has the focus instead.
  gone.addEventListener('focusin', (event) => event.stopPropagation());
  document.body.append(gone);
  gone.focus();
  gone.remove();
}
async function enable(control: HTMLButtonElement | HTMLFieldSetElement) {
  control.disabled = false;
  await Promise.resolve();
}

/** With the focus in it. */
function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.focus();
  return dialog;
}

describe('a button that is disabled while its call runs', () => {
  let end: () => void;
  let send: HTMLButtonElement;
  let other: HTMLButtonElement;

  beforeEach(() => {
    document.body.innerHTML = '<button>Send</button><button>Other</button>';
    [send, other] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
    end = renderHook(() => useBusyFocus()).unmount;
  });
  afterEach(() => end());

  it('has the focus again afterwards', async () => {
    send.focus();
    await disable(send);
    expect(document.body).toHaveFocus();
    await enable(send);
    expect(send).toHaveFocus();
  });

  it('has it again though it had it before the page was watched: an app may start at the first press', async () => {
    end();
    send.focus();
    end = renderHook(() => useBusyFocus()).unmount;
    await disable(send);
    await enable(send);
    expect(send).toHaveFocus();
  });

  it('has it again where a dialog took it in between, and is gone with its own busy button', async () => {
    send.focus();
    await disable(send);
    other.focus();
    await disable(other);
    other.remove();
    await enable(send);
    expect(send).toHaveFocus();
  });

  it('has it again where what is around it, a dialog, was given it meanwhile', async () => {
    const dialog = document.createElement('div');
    dialog.tabIndex = -1;
    document.body.append(dialog);
    dialog.append(send);
    send.focus();
    await disable(send);
    dialog.focus();
    await enable(send);
    expect(send).toHaveFocus();
  });

  it('has it again where all fields of its form were disabled', async () => {
    const fields = document.createElement('fieldset');
    document.body.append(fields);
    fields.append(send);
    send.focus();
    await disable(fields);
    expect(document.body).toHaveFocus();
    await enable(fields);
    expect(send).toHaveFocus();
  });

  it('has it again once the dialog is closed that says what became of the call', async () => {
    send.focus();
    await disable(send);
    const dialog = openDialog();
    await enable(send);
    expect(dialog).toHaveFocus();
    dialog.remove();
    await Promise.resolve();
    expect(send).toHaveFocus();
  });

  describe('and is gone afterwards, as the row is that it has dealt with', () => {
    let panel: HTMLElement;
    let row: HTMLElement;
    const remove = async () => {
      row.remove();
      await Promise.resolve();
    };
    beforeEach(() => {
      document.body.innerHTML =
        '<main tabindex="-1"><section tabindex="-1"><div role="row"><div tabindex="0"><button>Send</button></div></div></section></main>';
      send = document.querySelector('button')!;
      panel = document.querySelector('section')!;
      row = document.querySelector<HTMLElement>('[role=row]')!;
    });

    it('leaves the focus to what was around it', async () => {
      send.focus();
      await disable(send);
      await enable(send);
      await remove();
      expect(panel).toHaveFocus();
    });

    it('does so where it goes while it is disabled', async () => {
      send.focus();
      await disable(send);
      await remove();
      expect(panel).toHaveFocus();
    });

    it('does so where more than the row has gone', async () => {
      send.focus();
      await disable(send);
      await enable(send);
      panel.remove();
      await Promise.resolve();
      expect(document.querySelector('main')).toHaveFocus();
    });

    it('leaves it where it has gone since', async () => {
      const elsewhere = document.createElement('button');
      document.body.append(elsewhere);
      send.focus();
      await disable(send);
      await enable(send);
      elsewhere.focus();
      await remove();
      expect(elsewhere).toHaveFocus();
      elsewhere.remove();
      await Promise.resolve();
      expect(document.body).toHaveFocus();
    });

    it('waits until the dialog is closed that says what became of the call', async () => {
      send.focus();
      await disable(send);
      const dialog = openDialog();
      await enable(send);
      await remove();
      expect(dialog).toHaveFocus();
      dialog.remove();
      await Promise.resolve();
      expect(panel).toHaveFocus();
    });
  });

  it('leaves it where it has gone since', async () => {
    send.focus();
    await disable(send);
    other.focus();
    await enable(send);
    expect(other).toHaveFocus();
  });

  it('does not take it when it had left before', async () => {
    send.focus();
    send.blur();
    await disable(send);
    await enable(send);
    expect(document.body).toHaveFocus();
  });

  it('is no longer watched at the end', async () => {
    end();
    send.focus();
    await disable(send);
    await enable(send);
    expect(document.body).toHaveFocus();
  });
});

describe('a dialog whose button goes while it is open', () => {
  afterEach(() => document.body.replaceChildren());

  it('leaves the focus to the main part of the page, not to its beginning', async () => {
    document.body.innerHTML = '<header><button>Setup</button></header><main id="main" tabindex="-1"></main>';
    const setup = document.querySelector('button')!;
    const end = renderHook(() => useBusyFocus()).unmount;
    setup.focus();
    const dialog = openDialog();
    setup.remove();
    await Promise.resolve();
    expect(dialog).toHaveFocus();
    dialog.remove();
    await Promise.resolve();
    expect(document.querySelector('main')).toHaveFocus();
    end();
  });
});

import { packagesToBring, SHELL, versionsIn } from './packages-to-bring.mjs';

const everything = { shell: true, browser: true, nginx: true };
const nothing = { shell: false, browser: false, nginx: false };
const onlySlow = { ...everything, shell: false };

describe('versionsIn', () => {
  it('reads what apt says of each package it knows', () => {
    const policy = `chromium-headless-shell:
  Installed: (none)
  Candidate: 150.0-1~deb12u1
  Version table:
     150.0-1~deb12u1 500
        500 http://deb.debian.org/debian bookworm/main amd64 Packages
chromium:
  Installed: 148.0-1~deb12u1
  Candidate: 150.0-1~deb12u1
`;
    expect(versionsIn(policy)).toEqual({
      [SHELL]: { installed: undefined, candidate: '150.0-1~deb12u1' },
      chromium: { installed: '148.0-1~deb12u1', candidate: '150.0-1~deb12u1' },
    });
  });

  it('finds nothing where apt knows nothing', () => {
    expect(versionsIn('')).toEqual({});
  });
});

describe('packagesToBring', () => {
  it.each([
    ['nothing where everything is there', everything, { [SHELL]: { candidate: '150' } }, []],
    ['the shell where no browser is there', nothing, { [SHELL]: { candidate: '150' } }, [SHELL, 'nginx-light']],
    ['the whole browser where apt knows no shell', nothing, {}, ['chromium', 'nginx-light']],
    [
      'the shell of the version that is installed',
      onlySlow,
      { [SHELL]: { candidate: '150' }, chromium: { installed: '150', candidate: '150' } },
      [SHELL],
    ],
    [
      'no shell that would change the browser that is installed',
      onlySlow,
      { [SHELL]: { candidate: '151' }, chromium: { installed: '150', candidate: '151' } },
      [],
    ],
    ['the shell beside a browser that is not of Debian', onlySlow, { [SHELL]: { candidate: '150' } }, [SHELL]],
    ['no shell that apt does not know', onlySlow, {}, []],
    ['the web server alone', { ...everything, nginx: false }, {}, ['nginx-light']],
  ])('asks for %s', (_what, here, versions, wanted) => {
    expect(packagesToBring(here, versions)).toEqual(wanted);
  });
});

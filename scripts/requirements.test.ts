import { expect, test } from 'vitest';
import { ensureWith, type Installer, type Requirement } from './requirements.ts';

/** A machine without the program, and all that is said and installed on it, in order. */
function machine(rights: Partial<Pick<Installer, 'allowed' | 'debian'>> = {}): {
  events: string[];
  requirement: Requirement;
  installer: Installer;
} {
  const events: string[] = [];
  return {
    events,
    requirement: {
      program: 'haproxy',
      debianPackage: 'haproxy',
      reason: "the balancer's configuration is tried with it",
      isThere: () => events.includes('installed haproxy'),
    },
    installer: {
      allowed: true,
      debian: true,
      install: (name) => void events.push(`installed ${name}`),
      say: (line) => void events.push(line),
      ...rights,
    },
  };
}

test('before a system package is installed it is said which and why', () => {
  const { events, requirement, installer } = machine();
  ensureWith(installer, [requirement]);
  expect(events).toEqual([
    "Installing Debian's package haproxy: the balancer's configuration is tried with it",
    'installed haproxy',
  ]);
});

test('what is there is not installed', () => {
  const { events, requirement, installer } = machine();
  ensureWith(installer, [{ ...requirement, isThere: () => true }]);
  expect(events).toEqual([]);
});

test('where installing is forbidden nothing is installed, and all that is missing is named', () => {
  const { events, requirement, installer } = machine({ allowed: false });
  const other = { ...requirement, program: 'promtool', debianPackage: 'prometheus', reason: 'of the alerts' };
  expect(() => ensureWith(installer, [requirement, other])).toThrow(
    /KONTOR_NO_INSTALL forbids.*\n.*haproxy \(Debian's package haproxy\): the balancer.*\n.*promtool \(Debian's package prometheus\): of the alerts/,
  );
  expect(events).toEqual([]);
});

test('where no package can be installed another source is used, or what is missing is named', () => {
  const { events, requirement, installer } = machine({ debian: false });
  expect(() => ensureWith(installer, [requirement])).toThrow(/only root can install packages.*\n.*haproxy/);
  const installOtherwise = { source: 'a build', run: () => void events.push('installed haproxy') };
  ensureWith(installer, [{ ...requirement, installOtherwise }]);
  expect(events).toEqual([
    "Installing a build: the balancer's configuration is tried with it",
    'installed haproxy',
  ]);
});

test('what only makes the tests quicker is installed where it can be, and stops nothing where it cannot', () => {
  const { events, requirement, installer } = machine();
  const optional = { ...requirement, optional: true };
  ensureWith(installer, [optional]);
  expect(events.at(-1)).toBe('installed haproxy');
  for (const rights of [{ allowed: false }, { debian: false }]) {
    const other = machine(rights);
    ensureWith(other.installer, [{ ...other.requirement, optional: true }]);
    expect(other.events).toEqual([]);
  }
  const failing = machine();
  const install = () => {
    throw new Error('there is no such package');
  };
  ensureWith({ ...failing.installer, install }, [{ ...failing.requirement, optional: true }]);
  expect(failing.events.at(-1)).toBe('haproxy cannot be installed; the tests run without it.');
  expect(() => ensureWith({ ...failing.installer, install }, [failing.requirement])).toThrow(
    'no such package',
  );
});

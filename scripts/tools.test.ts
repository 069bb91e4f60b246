import { describe, expect, test } from 'vitest';
import { ensure, type Installer, type Tool } from './tools.ts';

function machine(changes: Partial<Installer> = {}) {
  const events: string[] = [];
  const tool: Tool = {
    program: 'haproxy',
    debianPackage: 'haproxy',
    reason: 'tests of the load balancer',
    isInstalled: () => events.includes('installed haproxy'),
  };
  const installer: Installer = {
    isAllowed: true,
    apt: (name) => void events.push(`installed ${name}`),
    log: (line) => void events.push(line),
    ...changes,
  };
  return { events, tool, installer };
}

describe('ensure', () => {
  test('logs and installs a missing tool', () => {
    const { events, tool, installer } = machine();
    ensure([tool], installer);
    expect(events).toEqual([
      'Installing the package haproxy: tests of the load balancer',
      'installed haproxy',
    ]);
  });

  test('does nothing if the tool is installed', () => {
    const { events, tool, installer } = machine();
    ensure([{ ...tool, isInstalled: () => true }], installer);
    expect(events).toEqual([]);
  });

  test.each([
    ['KONTOR_NO_INSTALL', { isAllowed: false }, 'KONTOR_NO_INSTALL is set'],
    ['a missing apt-get', { apt: null }, 'only root can install packages'],
  ])('lists all missing tools with %s', (_, changes, reason) => {
    const { tool, installer } = machine(changes);
    const other = { ...tool, program: 'promtool', debianPackage: 'prometheus' };
    expect(() => ensure([tool, other], installer)).toThrow(
      new RegExp(`${reason}.*\\n.*haproxy \\(package haproxy\\).*\\n.*promtool \\(package prometheus\\)`),
    );
  });

  test('installs without root if the tool can', () => {
    const { events, tool, installer } = machine({ apt: null });
    ensure([{ ...tool, install: () => void events.push('installed haproxy') }], installer);
    expect(events).toContain('installed haproxy');
  });

  test('continues without an optional tool', () => {
    const { events, tool, installer } = machine({
      apt: () => {
        throw new Error('no such package');
      },
    });
    ensure([{ ...tool, isOptional: true }], installer);
    expect(events.at(-1)).toBe('haproxy cannot be installed; the tests run without it.');
  });
});

/** A program beside Node that the tests use. */
export interface Requirement {
  readonly program: string;
  /** Debian's package of it. */
  readonly debianPackage: string;
  /** What it is needed for; completes "… is missing: ". */
  readonly reason: string;
  isThere(): boolean;
  /** Whether the tests run without it, only more slowly. */
  readonly optional?: boolean;
  /** Another way to have it where Debian's package cannot be installed. */
  readonly installOtherwise?: { readonly source: string; run(): void };
}

/** How packages get here; replaced in tests. */
export interface Installer {
  readonly allowed: boolean;
  /** Whether packages of Debian can be installed. */
  readonly debian: boolean;
  install(debianPackage: string): void;
  say(line: string): void;
}

const named = ({ program, debianPackage, reason }: Requirement): string =>
  `${program} (Debian's package ${debianPackage}): ${reason}`;

/**
 * Makes sure that programs are there. Before each installation it says what is installed, and why.
 * @throws Error that names all that is missing, where KONTOR_NO_INSTALL forbids installing or nothing can be installed
 */
export function ensureWith(installer: Installer, requirements: readonly Requirement[]): void {
  const canInstall = installer.allowed && installer.debian;
  const missing = requirements.filter(({ optional, isThere }) => !isThere() && (canInstall || !optional));
  if (missing.length === 0) return;
  const refused = installer.allowed
    ? missing.filter(({ installOtherwise }) => !installer.debian && installOtherwise === undefined)
    : missing;
  if (refused.length > 0) {
    const why = installer.allowed
      ? 'only root can install packages, on Debian or Ubuntu'
      : 'KONTOR_NO_INSTALL forbids installing';
    throw new Error(`Missing, and ${why}:\n${refused.map((one) => `  ${named(one)}`).join('\n')}`);
  }
  for (const requirement of missing) {
    const { program, debianPackage, reason, installOtherwise } = requirement;
    if (installer.debian) {
      installer.say(`Installing Debian's package ${debianPackage}: ${reason}`);
      if (!installs(installer, requirement)) continue;
    } else if (installOtherwise) {
      installer.say(`Installing ${installOtherwise.source}: ${reason}`);
      installOtherwise.run();
    }
    if (!requirement.isThere()) throw new Error(`${program} was installed, but is not found.`);
  }
}

/**
 * Whether a package could be installed.
 * @throws what the installation throws, unless the tests run without it
 */
function installs(installer: Installer, { program, debianPackage, optional }: Requirement): boolean {
  try {
    installer.install(debianPackage);
    return true;
  } catch (error) {
    if (!optional) throw error;
    installer.say(`${program} cannot be installed; the tests run without it.`);
    return false;
  }
}

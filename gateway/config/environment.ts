import { VARIABLES, type VariableName } from './variables.ts';

/** Quotes, which a shell removes but some readers of environment files do not. */
const QUOTED = /^(["'])(.*)\1$/s;

/** Reads environment variables and collects mistakes, which name the variable but not its value. */
export class Environment {
  readonly mistakes: string[] = [];
  readonly #values: Readonly<Record<string, string | undefined>>;

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values;
    for (const name of VARIABLES.keys())
      if (QUOTED.test(values[name]?.trim() ?? ''))
        this.refuse(`${name} is in quotation marks, which are part of the value`);
  }

  refuse(mistake: string): void {
    this.mistakes.push(mistake);
  }

  /** The value without its default. */
  explicit(name: VariableName): string {
    return this.#values[name]?.trim().replace(QUOTED, '$2') ?? '';
  }

  /** The value, or its default, or an empty string. */
  text(name: VariableName): string {
    return this.explicit(name) || (VARIABLES.get(name)?.fallback ?? '');
  }

  /** The value, null if it is empty. @param must end of the message for a value that does not match */
  matching(name: VariableName, pattern: RegExp, must: string): string | null {
    const value = this.text(name);
    if (value && !pattern.test(value)) this.refuse(`${name} must ${must}`);
    return value || null;
  }

  /** Comma-separated entries. @param must end of the message for a list with an invalid entry */
  list(name: VariableName, isValid: (entry: string) => boolean = () => true, must = ''): string[] {
    const entries = this.text(name)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
    if (!entries.every(isValid)) this.refuse(`${name} must ${must}`);
    return entries;
  }

  integer(name: VariableName, min: number, max: number): number {
    const value = Number(this.text(name));
    if (!Number.isInteger(value) || value < min || value > max) {
      this.refuse(`${name} must be a whole number from ${min} to ${max}`);
    }
    return value;
  }

  oneOf<T extends string>(name: VariableName, values: readonly [T, ...T[]]): T {
    const found = values.find((value) => value === this.text(name));
    if (found === undefined) this.refuse(`${name} must be one of ${values.filter(Boolean).join(', ')}`);
    return found ?? values[0];
  }

  /** An origin without a trailing slash or `/store-api`. */
  origin(name: VariableName, value: string): string {
    if (!isHttp(value)) {
      this.refuse(`${name} must be an http(s) address`);
      return value;
    }
    return value.replace(/(?<!\/)\/+$/, '').replace(/\/store-api$/, '');
  }

  /** The values of two variables that belong together; null without both. */
  pair(one: VariableName, other: VariableName): readonly [string, string] | null {
    const values = [this.text(one), this.text(other)] as const;
    if (values.every(Boolean)) return values;
    if (values.some(Boolean)) this.refuse(`${one} and ${other} belong together`);
    return null;
  }
}

export function isHttp(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

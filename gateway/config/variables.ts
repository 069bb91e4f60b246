import subjects from './variables.json' with { type: 'json' };

export interface Variable {
  /** Published in docs/configuration.md. */
  readonly description: string;
  /** Default value. */
  readonly fallback?: string;
  /** Whether the value must not be printed. */
  readonly secret?: boolean;
  /** Whether a channel cannot set it. */
  readonly perProcess?: boolean;
}

type Subjects = typeof subjects;
export type VariableName = { [S in keyof Subjects]: keyof Subjects[S] }[keyof Subjects];

/** Every environment variable of the gateway, in the order of docs/configuration.md. */
export const VARIABLES_BY_SUBJECT: Readonly<Record<string, Readonly<Record<string, Variable>>>> = subjects;

export const VARIABLES: ReadonlyMap<string, Variable> = new Map(
  Object.values(VARIABLES_BY_SUBJECT).flatMap(Object.entries),
);

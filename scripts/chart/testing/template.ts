import { stringify } from 'yaml';
import { isObject } from '../../../gateway/lib/json.ts';

/** Variables of a template: `.` and `$`, and those that `range` declares. */
interface Scope {
  readonly dot: unknown;
  readonly root: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Part = { readonly text: string } | { readonly action: string };

/** Helm functions used by the chart, with Helm's order of arguments. */
const FUNCTIONS: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
  add: (...numbers) => numbers.reduce((sum: number, one) => sum + Number(one), 0),
  mul: (...numbers) => numbers.reduce((product: number, one) => product * Number(one), 1),
  not: (value) => !isTrue(value),
  quote: (value) => JSON.stringify(String(value)),
  default: (fallback, value) => (isTrue(value) ? value : fallback),
  toYaml: (value) => stringify(value, { lineWidth: 0 }).trimEnd(),
  nindent: (spaces, text) =>
    `\n${String(text)
      .split('\n')
      .map((line) => ' '.repeat(Number(spaces)) + line)
      .join('\n')}`,
};

/**
 * Renders a template of the Helm chart with the parts of Go's template language that the chart uses: `if`, `else`, `range`,
 * pipelines and the functions above. Tests need no Helm.
 * @throws Error for anything else
 */
export function renderTemplate(source: string, values: unknown): string {
  const parts = split(source);
  const [text, end] = block(parts, 0, { dot: values, root: values, variables: {} }, true);
  if (end !== parts.length) throw new Error('There is an {{ end }} too many');
  return text;
}

/** `{{-` and `-}}` trim white space before and after. */
function split(source: string): Part[] {
  return source
    .replaceAll(/\s*\{\{- /g, '{{ ')
    .replaceAll(/ -\}\}\s*/g, ' }}')
    .split(/(\{\{ .*? \}\})/)
    .map((part) => (part.startsWith('{{ ') ? { action: part.slice(3, -3).trim() } : { text: part }));
}

/** Renders until the closing `else` or `end`. @returns the text and the position of the closing tag */
function block(parts: readonly Part[], from: number, scope: Scope, shown: boolean): [string, number] {
  let text = '';
  let at = from;
  while (at < parts.length) {
    const part = parts[at];
    if (part === undefined || ('action' in part && /^(?:end|else)$/.test(part.action))) break;
    if ('text' in part) text += shown ? part.text : '';
    else if (/^(?:if|range) /.test(part.action)) {
      const [inner, end] = control(parts, at, part.action, scope, shown);
      text += inner;
      at = end;
    } else text += shown ? String(evaluate(part.action, scope) ?? '') : '';
    at++;
  }
  return [text, at];
}

function control(
  parts: readonly Part[],
  at: number,
  action: string,
  scope: Scope,
  shown: boolean,
): [string, number] {
  const [, keyword = '', names = '', condition = ''] =
    /^(if|range) (?:((?:\$\w+, )?\$\w+) := )?(.+)$/.exec(action) ?? [];
  const value = shown ? evaluate(condition, scope) : null;
  if (keyword === 'range') return range(parts, at, names.split(', '), value, scope, shown);
  const [yes, middle] = block(parts, at + 1, scope, shown && isTrue(value));
  const closing = parts[middle];
  if (closing === undefined || !('action' in closing)) throw new Error(`{{ ${action} }} has no end`);
  if (closing.action === 'end') return [yes, middle];
  const [no, end] = block(parts, middle + 1, scope, shown && !isTrue(value));
  return [yes + no, end];
}

function range(
  parts: readonly Part[],
  at: number,
  names: readonly string[],
  value: unknown,
  scope: Scope,
  shown: boolean,
): [string, number] {
  // Go iterates maps in key order.
  const entries = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one] as const)
    : Object.entries(isObject(value) ? value : {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const [, end] = block(parts, at + 1, scope, false);
  let text = '';
  for (const [key, dot] of shown ? entries : []) {
    const [first = '', second] = names;
    const variables = { ...scope.variables, [first]: second === undefined ? dot : key, [second ?? '']: dot };
    text += block(parts, at + 1, { ...scope, dot, variables }, true)[0];
  }
  return [text, end];
}

function evaluate(pipeline: string, scope: Scope): unknown {
  let piped: readonly unknown[] = [];
  for (const command of pipeline.split(' | ')) {
    const [head = '', ...rest] = command.trim().split(/\s+/);
    const call = FUNCTIONS[head];
    const args = rest.map((argument) => operand(argument, scope));
    piped = [call ? call(...args, ...piped) : operand(command.trim(), scope)];
  }
  return piped[0];
}

function operand(text: string, { dot, root, variables }: Scope): unknown {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === '.') return dot;
  if (text.startsWith('$') && text in variables) return variables[text];
  if (!/^(?:\.\w+)+$/.test(text)) throw new Error(`{{ ${text} }} is not known here`);
  let found = root;
  for (const name of text.split('.').slice(1)) {
    if (!isObject(found) || !(name in found)) throw new Error(`There is no ${text}`);
    found = found[name];
  }
  return found;
}

/** Go's truth: not false, 0, an empty string or an empty list. */
function isTrue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

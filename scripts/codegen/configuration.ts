import { VARIABLES_BY_SUBJECT, type Variable } from '../../gateway/config/variables.ts';

const INTRODUCTION = `# Configuration

Generated from \`gateway/config/variables.json\` (\`npm run codegen\`); do not edit.

Environment variables configure the gateway. \`node gateway/main.ts --check-config\` lists mistakes without starting. A misspelt name is logged
at each start. [operations.md](operations.md) explains the use.
`;

/** Codegen plugin: docs/configuration.md with every environment variable, its default and purpose. */
export const plugin = (): string =>
  [
    INTRODUCTION,
    ...Object.entries(VARIABLES_BY_SUBJECT).flatMap(([subject, variables]) => [
      `## ${subject}\n`,
      '| variable | default | purpose |\n|---|---|---|',
      ...Object.entries(variables).map(row),
      '',
    ]),
  ].join('\n');

function row([name, { fallback = '', description }]: readonly [string, Variable]): string {
  const shown = fallback === '' ? '' : `\`${fallback}\``;
  return `| \`${name}\` | ${shown} | ${description.replaceAll('|', '\\|')} |`;
}

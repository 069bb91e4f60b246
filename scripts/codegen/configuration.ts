import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { VARIABLES_BY_SUBJECT, type Variable } from '../../gateway/config/variables.ts';

const INTRODUCTION = `# Configuration

Made from \`gateway/config/variables.ts\` (\`npm run codegen\`); do not edit.

The gateway is configured by environment variables alone. \`node gateway/main.ts --check-config\` says what is wrong with them, all at
once, and starts nothing; a misspelt name is told at each start. What to do with them: [operations.md](operations.md).
`;

/** Codegen plugin: every environment variable, with what it is for and what stands for it when it is not set. */
export const plugin: PluginFunction = () =>
  [
    INTRODUCTION,
    ...Object.entries(VARIABLES_BY_SUBJECT).flatMap(([subject, variables]) => [
      `## ${subject}\n`,
      '| variable | default | what it is for |\n|---|---|---|',
      ...variables.map(row),
      '',
    ]),
  ].join('\n');

function row({ name, fallback = '', description }: Variable): string {
  const shown = fallback === '' ? '' : `\`${fallback}\``;
  return `| \`${name}\` | ${shown} | ${description.replaceAll('|', '\\|')} |`;
}

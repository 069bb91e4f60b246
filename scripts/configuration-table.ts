import { VARIABLES } from '../gateway/config/variables.ts';

/** The README's table of environment variables, as Markdown. */
export function configurationTable(): string {
  const rows = VARIABLES.map((variable) => {
    const fallback = 'fallback' in variable && variable.fallback !== '' ? `\`${variable.fallback}\`` : '';
    return `| \`${variable.name}\` | ${fallback} | ${variable.description.replaceAll('|', '\\|')} |`;
  });
  return ['| variable | default | what it is for |', '|---|---|---|', ...rows].join('\n');
}

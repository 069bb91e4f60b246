/** Tells a process that others serve beside it, and which of them it is, from 1. */
export const PROCESS_VARIABLE = 'KONTOR_PROCESS';

/** Which of several processes behind one port this is, from 1; null where it is the only one. */
export function processNumber(): number | null {
  const number = Number(process.env[PROCESS_VARIABLE]);
  return number > 0 ? number : null;
}

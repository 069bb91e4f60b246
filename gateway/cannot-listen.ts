import type { Configuration } from './config/configuration.ts';

/** Of `listen` itself, and of the look-up of a host's name. */
const CALLS = ['listen', 'getaddrinfo'];

/**
 * @returns what to tell the operator of a gateway that cannot listen at `HOST` and `PORT`, by the variable's name; null
 * for any other error
 */
export function cannotListen(
  error: unknown,
  { host, port }: Pick<Configuration, 'host' | 'port'>,
): string | null {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return null;
  if (!CALLS.includes(String(error.syscall))) return null;
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken by another program: set PORT to one that is free`;
    case 'EACCES':
      return `PORT ${port} is not allowed to this user`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine`;
    default:
      return null;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ACCESS_TOKEN } from './gateway.ts';

/** A gateway in a process of its own, which can be killed. */
export interface GatewayProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it at once, whatever it was doing. */
  kill(): Promise<void>;
  /** Asks it to end as an operator does. Answers its exit code. */
  terminate(): Promise<number | null>;
}

/** Starts the gateway's own entry on a free port, without a web client. */
export async function startGatewayProcess(
  shopware: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      SHOPWARE_ENDPOINT: shopware,
      SHOPWARE_ACCESS_TOKEN: ACCESS_TOKEN,
      SESSION_SECRETS: 'a-secret-for-tests-of-32-characters',
      LOG_LEVEL: 'info',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ATTEMPTS_PER_MINUTE: '1000000',
      MAX_EVENT_LOOP_DELAY_MS: '60000',
      ...environment,
    },
  });
  const url = await addressOf(child);
  const gone = async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return {
    url,
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await gone();
    },
    terminate: () => {
      child.kill('SIGTERM');
      return gone();
    },
  };
}

/** Where a gateway listens, out of its log. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output');
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
    lines.on('line', (line) => {
      const address = /"address":"(http:[^"]+)"/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

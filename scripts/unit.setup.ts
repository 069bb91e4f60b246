import { ChildProcess } from 'node:child_process';
import { Server, Socket } from 'node:net';

/** Prevents network access in unit tests. */
function forbid(what: string): () => never {
  return () => {
    throw new Error(
      `A unit test ${what}. Tests that do import a module that starts something (scripts/test-kinds.ts).`,
    );
  };
}

Server.prototype.listen = forbid('opens a port');
Socket.prototype.connect = forbid('connects to a server');
Reflect.set(ChildProcess.prototype, 'spawn', forbid('starts a process'));

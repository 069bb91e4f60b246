import { spawnSync } from 'node:child_process';
import { loadBundle } from './http/pages/bundle.ts';
import './platform/redis/shared-store.ts';
import './serve.ts';

/**
 * Loads all modules of the gateway and exits. With NODE_COMPILE_CACHE this fills the cache, so that a start needs neither
 * time nor memory for stripping types and compiling. The cache is valid for the same user and Node flags.
 */
await loadBundle('dist');
spawnSync(process.execPath, [...process.execArgv, 'gateway/main.ts', '--check-config']);

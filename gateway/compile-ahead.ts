import { spawnSync } from 'node:child_process';
import { loadBundle } from './http/pages/bundle.ts';
import './platform/redis/redis-state.ts';
import './serve.ts';

/**
 * Loads all that a gateway runs, and ends. With NODE_COMPILE_CACHE types are stripped and code is compiled here, not at each
 * start, where what does that would stay in memory. The cache is good for the user and the flags that this is run with.
 */
await loadBundle('dist');
spawnSync(process.execPath, [...process.execArgv, 'gateway/main.ts', '--check-config']);

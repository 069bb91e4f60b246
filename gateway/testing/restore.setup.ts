import { beforeEach } from 'vitest';
import { remember } from './restore.ts';

/** Restores faults and switches of the sandbox after each service test. */
beforeEach(() => remember());

import { beforeEach } from 'vitest';
import { remember } from './restore.ts';

/** For every service test: faults and switches of the sandbox end with the test that set them. */
beforeEach(() => remember());

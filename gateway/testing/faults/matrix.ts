import type { TcpFault } from '../tcp-proxy.ts';

/** What stands behind a gateway. */
export type Behind = 'Store API' | 'Admin API' | 'Redis';

/** What a shopper is shown while something is wrong behind a gateway. */
export interface Shown {
  /** Something public that is not kept. */
  readonly read: string;
  /** Something changes: a cart; for the Admin API a file of a form. */
  readonly write: string;
  /** A page that is not kept. */
  readonly page: string;
  /** A page that is kept. */
  readonly kept: string;
}

const DATA = 'the data';
const DONE = 'done';
const PAGE = '200';
const UNAVAILABLE = 'UPSTREAM_UNAVAILABLE';

const fine: Shown = { read: DATA, write: DONE, page: PAGE, kept: PAGE };
const broken: Shown = { read: UNAVAILABLE, write: UNAVAILABLE, page: '502', kept: PAGE };
const silent: Shown = { read: 'UPSTREAM_TIMEOUT', write: 'UPSTREAM_TIMEOUT', page: '408', kept: PAGE };
/** What is written needs the shared lock: without it nothing is sent. */
const readOnly: Shown = { ...fine, write: 'NOTHING_CHANGED' };
const noFiles: Shown = { ...fine, write: 'UPLOAD_FAILED' };

const everyFault = (shown: Shown): Record<TcpFault, Shown> => ({
  latency: shown,
  down: shown,
  bandwidth: shown,
  'slow-close': shown,
  timeout: shown,
  reset: shown,
  slices: shown,
  truncated: shown,
});

/** Every fault of a network, in front of everything that a gateway needs: what the shopper sees. */
export const MATRIX: Readonly<Record<Behind, Readonly<Record<TcpFault, Shown>>>> = {
  'Store API': { ...everyFault(fine), down: broken, timeout: silent, reset: broken, truncated: broken },
  'Admin API': { ...everyFault(fine), down: noFiles, timeout: noFiles, reset: noFiles, truncated: noFiles },
  Redis: {
    ...everyFault(fine),
    down: readOnly,
    timeout: readOnly,
    reset: readOnly,
    truncated: readOnly,
  },
};

import type { TcpFault } from '../tcp-proxy.ts';

/** Upstreams of a gateway. */
export type Behind = 'Store API' | 'Admin API' | 'Redis';

/** Response to a shopper during a fault. */
export interface Shown {
  /** A public query that is not cached. */
  readonly read: string;
  /** A change of a cart or, for the Admin API, an upload. */
  readonly write: string;
  /** A page that is not cached. */
  readonly page: string;
  /** A cached page. */
  readonly cachedPage: string;
}

const DATA = 'the data';
const DONE = 'done';
const PAGE = '200';
const UNAVAILABLE = 'UPSTREAM_UNAVAILABLE';

const fine: Shown = { read: DATA, write: DONE, page: PAGE, cachedPage: PAGE };
const broken: Shown = { read: UNAVAILABLE, write: UNAVAILABLE, page: '502', cachedPage: PAGE };
const silent: Shown = { read: 'UPSTREAM_TIMEOUT', write: 'UPSTREAM_TIMEOUT', page: '408', cachedPage: PAGE };
/** Writes need the shared lock; without it nothing is sent. */
const readOnly: Shown = { ...fine, write: 'NOT_SENT_RETRY' };
const noFiles: Shown = { ...fine, write: 'UPLOAD_FAILED' };

const everyFault = (shown: Shown): Record<TcpFault, Shown> => ({
  latency: shown,
  down: shown,
  timeout: shown,
  reset: shown,
  slices: shown,
  truncated: shown,
});

/** Every network fault of every upstream with the response to the shopper. */
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

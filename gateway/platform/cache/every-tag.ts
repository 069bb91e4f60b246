/** The tag of a purge that means everything. */
export const EVERY_TAG = '*';

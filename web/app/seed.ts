/** An answer that the server put into the page. */
export interface Seed {
  hash: string;
  variables: object;
  data: unknown;
}

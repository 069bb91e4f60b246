/** An answer that the server put into the page. */
export interface InitialData {
  hash: string;
  variables: object;
  data: unknown;
}

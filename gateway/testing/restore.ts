/** Remembers how something is, and answers what sets it back. */
type Snapshot = () => () => void;

const known = new Set<Snapshot>();

/**
 * Sets something back after each test that begins from now on, whatever came of the test. What is set outside of tests,
 * in `beforeAll`, stays.
 * @returns what ends that
 */
export function restoreAfterEachTest(snapshot: Snapshot): () => void {
  known.add(snapshot);
  return () => void known.delete(snapshot);
}

/** Remembers how everything is; answers what sets back what is still known then. */
export function remember(): () => void {
  const taken = [...known].map((snapshot) => ({ snapshot, restore: snapshot() }));
  return () => {
    for (const { snapshot, restore } of taken) if (known.has(snapshot)) restore();
  };
}

/** Takes a snapshot; returns a function that restores it. */
type Snapshot = () => () => void;

const known = new Set<Snapshot>();

/**
 * Restores a state after each following test. Changes in `beforeAll` persist.
 * @returns a function that stops the restoring
 */
export function restoreAfterEachTest(snapshot: Snapshot): () => void {
  known.add(snapshot);
  return () => void known.delete(snapshot);
}

/** Takes all snapshots; returns a function that restores them. */
export function remember(): () => void {
  const taken = [...known].map((snapshot) => ({ snapshot, restore: snapshot() }));
  return () => {
    for (const { snapshot, restore } of taken) if (known.has(snapshot)) restore();
  };
}

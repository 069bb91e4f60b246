const HOUR_MS = 3_600_000;
let outdated = false;

/** Makes the next page change a full load. */
export function newBuildIsOut(): boolean {
  return outdated;
}

/** Checks hourly (docs/rules.md, "States"). */
export function watchBuilds(buildId: string): void {
  setInterval(async () => {
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
      const latest: unknown = await answer.json();
      if (typeof latest === 'object' && latest !== null && 'id' in latest) outdated = latest.id !== buildId;
    } catch {
      // The next check follows in an hour.
    }
  }, HOUR_MS);
}

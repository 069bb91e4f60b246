/**
 * Milliseconds of processor that this process, the gateway under test in it, spent from now on: what others compute on
 * the same machine does not count.
 */
export function processorClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}

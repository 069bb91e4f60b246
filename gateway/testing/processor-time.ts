/**
 * Measures processor time of this process, including the gateway under test, in milliseconds; other processes do not
 * count.
 */
export function processorClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}

/** Process settings of the container image and the systemd unit; `npm run bench` measures with them. */
export const IMAGE_ENVIRONMENT = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/**
 * Memory settings of a gateway: the heap limit makes V8 collect before the heap has doubled, and glibc returns
 * freed memory instead of keeping it for each thread. The image and the systemd unit set the same
 * (`scripts/deploy.test.ts`).
 */
export const RUNTIME_ENVIRONMENT = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** Process settings of the container image and the systemd unit; `npm run bench` measures with them. */
export const IMAGE_ENVIRONMENT = { NODE_ENV: 'production', ...RUNTIME_ENVIRONMENT } as const;

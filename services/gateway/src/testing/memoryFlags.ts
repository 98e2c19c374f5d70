/** How operators start a service: see `start` in its package.json, and the Dockerfile. */
export const memoryFlags = ['--max-old-space-size=1024'] as const

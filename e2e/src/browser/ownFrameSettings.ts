import { inject } from 'vitest'

/** The settings of a frame that serves the built pages of the stack at a port. */
export const ownFrameSettings = (port: number) => ({
  FRAME_MODE: 'development',
  FRAME_PUBLIC_URL: `http://wallet.localhost:${port}`,
  FRAME_PAGES: inject('stack').embedded.pages,
  FRAME_GATEWAY_URL: inject('stack').gatewayUrl,
  FRAME_RECOVERY: 'automatic',
  FRAME_RECOVERY_DELAY: '0',
  FRAME_RATE_LIMIT: '1000',
  FRAME_MAILS_PER_ADDRESS: '1000',
  FRAME_LOG: 'warn',
})

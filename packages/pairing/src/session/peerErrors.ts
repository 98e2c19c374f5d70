/** Errors sent to the peer for invalid requests. */
export const peerErrors = {
  invalidUpdate: { code: 1003, message: 'Invalid update request' },
  invalidSettle: { code: 1005, message: 'Invalid session settle request' },
  unauthorizedEvent: { code: 3002, message: 'Unauthorized event.' },
  unauthorizedUpdate: { code: 3003, message: 'Unauthorized update request.' },
  unauthorizedExtend: { code: 3004, message: 'Unauthorized extend request.' },
  unsupportedChains: { code: 5100, message: 'Unsupported chains.' },
  unsupportedMethod: { code: 10001, message: 'Unsupported wc_ method.' },
  disconnected: { code: 6000, message: 'User disconnected.' },
} as const

/** Errors sent to a wallet for invalid requests. */
export const peerErrors = {
  invalidUpdate: { code: 1003, message: 'Invalid update request' },
  invalidSettle: { code: 1005, message: 'Invalid session settle request' },
  unsupportedChains: { code: 5100, message: 'Unsupported chains.' },
  unsupportedMethod: { code: 10001, message: 'Unsupported wc_ method.' },
  disconnected: { code: 6000, message: 'User disconnected.' },
} as const

import type { Abilities } from '@latchkey/core'

/** What Solana wallets can do beside what every family can. */
export const abilities = [
  'sendTransaction',
  'sendRawTransaction',
  'sendToken',
  'signTransactions',
  'getTokens',
  'signIn',
] as const satisfies readonly (keyof Abilities)[]

import type { Abilities } from '@latchkey/core'

/** What Polkadot wallets can do beside what every family can. */
export const abilities = ['switchNetwork', 'sendTransaction'] as const satisfies readonly (keyof Abilities)[]

import type { Abilities } from '@latchkey/core'

/** What wallets of this family can do beside what all can. */
export const abilities = [
  'switchNetwork',
  'sendTransaction',
  'signPsbt',
] as const satisfies readonly (keyof Abilities)[]

import { lazy } from '@latchkey/core'

/**
 * Doors to what most pages never use. A door names every file behind it, so these have a file of their own: a page
 * loads one name for all of them.
 */
export const doors = {
  sendTransaction: lazy(async () => (await import('./transaction/sendTransaction')).sendTransaction),
  signPsbt: lazy(async () => (await import('./sign/signPsbt')).signPsbt),
  explain: lazy(async () => (await import('./explain/explain')).explain),
  openTransfers: lazy(async () => (await import('./transfers/openTransfers')).openTransfers, {
    // What a wallet's object can't do, it can't do for any instance.
    signless: new WeakSet<object>(),
  }),
}

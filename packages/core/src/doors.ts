import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from './Latchkey'
import type { LaterName } from './laterNames'
import type { TransactionOf } from './ports/FamilyTypes'
import { lazy } from './ports/lazy'
import { signIn, signOut } from './sign-in/signIn'

type Doors = {
  readonly [Name in LaterName]: (
    latchkey: Latchkey,
    ...args: Parameters<Latchkey[Name]>
  ) => ReturnType<Latchkey[Name]>
}

/**
 * Doors to what most pages never use. A door names every file behind it, so these have a file of their own: a page
 * loads one name for all of them.
 */
const doors = {
  switchNetwork: lazy(async () => (await import('./network/switchNetwork')).switchNetwork),
  setPreferredAccount: lazy(async () => (await import('./embedded/setPreferredAccount')).setPreferredAccount),
  send: lazy(async () => (await import('./send/sendNow')).sendNow),
  explain: async (latchkey, request) => (await import('./explain/explain')).explain(latchkey, request),
  getProvider: async <N extends Namespace>(latchkey: Latchkey, namespace: N) =>
    (await import('./explain/getProvider')).getProvider(latchkey, namespace),
  signMessage: async <N extends Namespace>(latchkey: Latchkey, message: string, namespace?: N) =>
    (await import('./connect/signMessage')).signMessage(latchkey, message, namespace),
  sendTransaction: async <N extends Namespace>(
    latchkey: Latchkey,
    namespace: N,
    transaction: TransactionOf<N>,
  ) => (await import('./request/sendTransaction')).sendTransaction(latchkey, namespace, transaction),
  signTypedData: lazy(async () => (await import('./request/signTypedData')).signTypedData),
  sendCalls: lazy(async () => (await import('./request/sendCalls')).sendCalls),
  switchAccount: lazy(async () => (await import('./connect/switchAccount')).switchAccount),
  cancelConnect: lazy(async () => (await import('./connect/stopConnect')).stopConnect),
  disconnectWallet: lazy(async () => (await import('./connect/disconnect')).disconnectWallet),
  listWallets: lazy(async () => (await import('./directory/findWallets')).findWallets),
  signIn,
  signOut,
} satisfies Doors

type Door = (latchkey: Latchkey, ...args: readonly unknown[]) => Promise<unknown>

/** Opens the door of a method. Each has the types of its method, as `Doors` checks. */
export function callDoor(latchkey: Latchkey, name: LaterName, args: readonly unknown[]): Promise<unknown> {
  return (doors[name] as Door)(latchkey, ...args)
}

/** Tells mistakes in the options. Only sites in development load it. */
export const tellMistakes = lazy(async () => (await import('./options/mistakes/tellMistakes')).tellMistakes)

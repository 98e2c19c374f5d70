import { loaded } from '@latchkey/protocol'
import type { Abilities, ChainAdapter, DiscoverContext } from './ChainAdapter'
import { startLater } from './startLater'

/** Calls a method of an adapter by its name; what goes in and comes out is typed by who asks for the name. */
export type AdapterCall = (name: string, args: readonly unknown[]) => unknown

/** The parts of an adapter that come when they are needed. */
export type LazyAdapterParts = Pick<ChainAdapter, 'namespace' | 'label'> & {
  readonly abilities: readonly (keyof Abilities)[]
  /** Loads what every method begins with. */
  load(): Promise<AdapterCall>
  /** Loads what looks for wallets. */
  loadDiscover(): Promise<(context: DiscoverContext) => () => void>
  /** How a wallet is listened to from the very moment; unless told it is by a method of this name, as soon as that has come. */
  readonly watch?: ChainAdapter['watch']
}

type Methods = Pick<ChainAdapter, 'connect' | 'disconnect' | 'signMessage' | 'getBalance'>

/** The part of an adapter that every page loads: small, and each method loads what it needs when it is first called. */
export function createLazyAdapter(parts: LazyAdapterParts): ChainAdapter {
  const { namespace, label, abilities, load, loadDiscover } = parts
  const methods = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, async (...args: unknown[]) => (await loaded(load()))(name, args)]),
    )
  return {
    namespace,
    label,
    discover: (context) =>
      startLater(async () => {
        const discover = await loadDiscover()
        return () => discover(context)
      }, context.failed),
    watch:
      parts.watch ??
      ((...args) =>
        startLater(
          async () => {
            const call = await load()
            return () => call('watch', args) as () => void
          },
          // Without the code nothing is heard; connecting, which needs the same code, tells of it.
          () => undefined,
        )),
    // Each has the type that its name has in the port: `load` gives all of them.
    ...(methods(['connect', 'disconnect', 'signMessage', 'getBalance']) as Methods),
    can: methods(abilities) as Partial<Abilities>,
  }
}

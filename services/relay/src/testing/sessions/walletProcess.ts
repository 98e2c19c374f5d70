import type { WalletVersion } from '../loadKit'
import { peerOptions } from '../peerOptions'
import { createHost } from './createHost'
import { openWalletEnd } from './openWalletEnd'

/** The options of a wallet in its process; `items` is its earlier storage. */
export type WalletProcessOptions = {
  readonly version: WalletVersion
  readonly relayUrl: string
  readonly items: readonly (readonly [string, unknown])[]
}

type Message = { readonly seq: number; readonly method: 'open' | 'call'; readonly args: never }

/** Batches many small writes. */
const laterMs = 20

const send = (message: object) => void process.send?.(message)
// The SDKs leave unhandled rejections when their socket closes; a wallet continues.
process.on('unhandledRejection', () => undefined)

const host = createHost(
  (key, { version, relayUrl, items }: WalletProcessOptions, tell) => {
    const kit = peerOptions(relayUrl, 'wallet', { prefix: key, items: new SentMap(key, items) })
    return openWalletEnd({ version, kit, tell })
  },
  (key, told) => send({ key, told }),
)

process.on('message', ({ seq, method, args }: Message) => {
  const work: Promise<unknown> = Reflect.apply(host[method], host, args)
  work.then(
    (result) => send({ seq, result }),
    (error: unknown) => send({ seq, error: String(error) }),
  )
})

/** Sends stored values to the parent process a moment later, so they survive this one, as on a disk. */
class SentMap extends Map<string, unknown> {
  readonly #key: string
  readonly #changed = new Set<string>()

  constructor(key: string, items: WalletProcessOptions['items']) {
    super()
    this.#key = key
    for (const [name, value] of items) super.set(name, value)
  }

  override set(name: string, value: unknown): this {
    super.set(name, value)
    this.#keep(name)
    return this
  }

  override delete(name: string): boolean {
    this.#keep(name)
    return super.delete(name)
  }

  #keep(name: string): void {
    this.#changed.add(name)
    if (this.#changed.size > 1) return
    setTimeout(() => {
      for (const each of this.#changed) send({ key: this.#key, stored: [each, this.get(each)] })
      this.#changed.clear()
    }, laterMs)
  }
}

import type { FrameAccount } from '@latchkey/protocol'
import { createLoginClient } from '../../session/createLoginClient'
import { createMemoryStore } from '../../store/createMemoryStore'
import type { DeviceRow } from '../../store/DeviceRow'
import type { Bytes } from '../../vault/Bytes'
import type { HandedWallet } from '../window/HandedWallet'
import type { WindowSession } from '../window/takeSession'

/** What one window gives another of the same origin. Its key stays one that scripts can't read. */
type Parcel = {
  readonly row: DeviceRow
  readonly account: FrameAccount
  readonly slotId: string
  readonly a: Bytes
}
type Word =
  | { readonly kind: 'here' }
  | { readonly kind: 'want'; readonly by: string }
  | { readonly kind: 'give'; readonly to: string; readonly parcel: Parcel }

/** Only pages of this origin are on it, and no page that a site embeds: those have a storage of their own. */
const name = 'latchkey-move'

/** Gives the wallet of this window to the window that the new provider opened. Resolves when that has taken it. */
export function offerWallet(
  { account, slotId, a, store }: HandedWallet & Pick<WindowSession, 'store'>,
  signal: AbortSignal,
): Promise<void> {
  const channel = new BroadcastChannel(name)
  signal.addEventListener('abort', () => channel.close(), { once: true })
  return new Promise((resolve) => {
    channel.onmessage = async ({ data }: MessageEvent<Word>) => {
      if (data.kind !== 'want') return
      // One window gets it, and only one.
      channel.onmessage = null
      const parcel = { row: await store.read(), account, slotId, a }
      channel.postMessage({ kind: 'give', to: data.by, parcel } satisfies Word)
      channel.close()
      resolve()
    }
    channel.postMessage({ kind: 'here' } satisfies Word)
  })
}

/**
 * Takes the wallet of the window that the visitor opened from the settings, now or when they open it. After the signal it
 * takes none: the offer may be for another move.
 */
export function takeOffered(ended: AbortSignal): Promise<HandedWallet> {
  const channel = new BroadcastChannel(name)
  ended.addEventListener('abort', () => channel.close(), { once: true })
  const by = crypto.randomUUID()
  const want = () => channel.postMessage({ kind: 'want', by } satisfies Word)
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'here') want()
      if (data.kind !== 'give' || data.to !== by) return
      channel.close()
      const { row, account, slotId, a } = data.parcel
      const store = createMemoryStore(row)
      resolve({ login: createLoginClient({ baseUrl: location.origin, store }), account, slotId, a })
    }
    want()
  })
}

import { getNetwork, getStatus, type Latchkey, type State } from '@latchkey/core'
import { matchLocale } from '../i18n/matchLocale'
import { networkButtonTexts } from '../i18n/networkButtonTexts'

/** What a button shows of a network. */
export type NetworkFaceContent = {
  readonly text: string
  /** The wallet is on a network that the site doesn't support. */
  readonly isLost: boolean
  readonly image: string | undefined
  /** Shown without an image. */
  readonly letter: string
}

/** Returns what a button shows of the current network. `label` is shown while no network is known. */
export function readNetworkFace({ options }: Latchkey, state: State, label?: string): NetworkFaceContent {
  const active = getNetwork(state)
  const [switchText, selectText] = networkButtonTexts[matchLocale(state.locale)]
  const isLost = active !== null && !active.isSupported && getStatus(state) === 'connected'
  const network = active?.isSupported ? active.network : null
  return {
    text: isLost ? switchText : (network?.name ?? label ?? selectText),
    isLost,
    image: network ? (options.chainImages[network.id] ?? network.assets?.imageUrl) : undefined,
    letter: network?.name.charAt(0) ?? '?',
  }
}

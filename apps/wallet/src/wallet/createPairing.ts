import { parsePairingUri } from '@latchkey/pairing'
import { linkExpired, linkUsed } from '../errors'
import type { WalletStore } from './createWalletStore'
import { openUsedLinks } from './openUsedLinks'
import type { WalletPorts } from './WalletPorts'

/** How long a site may take to send its request, which usually waits at the relay already. */
const patienceMs = 12_000

/** Gets from a pasted link to the site's request. */
export type Pairing = {
  /** @throws pairingUriRefused, linkExpired, linkUsed, relayUnreachable */
  pair(text: string): Promise<void>
  /** A message arrived on a pairing. */
  arrived(topic: string): void
}

/** Follows links until their sites have sent a request, and reports a silent site. */
export function createPairing(ports: WalletPorts, store: WalletStore): Pairing {
  const used = openUsedLinks(ports.storage)
  const waiting = new Map<string, () => void>()
  const isWaiting = (topic: string) =>
    [...ports.peer.proposals(), ...ports.peer.signIns()].some(({ pairingTopic }) => pairingTopic === topic)
  const end = (topic: string) => {
    waiting.get(topic)?.()
    waiting.delete(topic)
    store.set({ isPairing: waiting.size > 0 })
  }
  const giveUp = (topic: string) => {
    end(topic)
    store.say(
      'The site isn’t responding. Its link may have been used, or its page closed. Copy a new link there and paste it here.',
      true,
    )
  }
  return {
    async pair(text) {
      store.set({ notice: null })
      const { topic, expiry } = parsePairingUri(text)
      if (expiry !== undefined && expiry * 1000 <= ports.now()) throw linkExpired()
      // Pasted again while its request is already on the screen.
      if (isWaiting(topic)) return store.say('This site is already waiting for you.')
      if (used.has(topic)) throw linkUsed()
      await ports.peer.pair(text)
      if (isWaiting(topic)) return
      waiting.get(topic)?.()
      waiting.set(
        topic,
        ports.setTimer(() => giveUp(topic), patienceMs),
      )
      store.set({ isPairing: true })
    },
    arrived(topic) {
      used.add(topic)
      end(topic)
    },
  }
}

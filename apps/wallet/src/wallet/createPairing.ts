import { parsePairingUri } from '@latchkey/pairing'
import { linkExpired, linkUsed } from '../errors'
import type { WalletStore } from './createWalletStore'
import { openUsedLinks } from './openUsedLinks'
import type { WalletPorts } from './WalletPorts'

/** How long a site may take to say what it wants; its message usually waits at the relay already. */
const patienceMs = 12_000

/** The way from a pasted link to what its site wants. */
export type Pairing = {
  /** @throws pairingUriRefused, linkExpired, linkUsed, relayUnreachable */
  pair(text: string): Promise<void>
  /** Something has come in on a pairing. */
  arrived(topic: string): void
}

/** Follows links until their sites have spoken, and says so when one stays silent. */
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
      'The site does not answer. Its link may be used up, or its page closed. Make a new link there, and paste it here.',
      true,
    )
  }
  return {
    async pair(text) {
      store.set({ notice: null })
      const { topic, expiry } = parsePairingUri(text)
      if (expiry !== undefined && expiry * 1000 <= ports.now()) throw linkExpired()
      // Pasted again while its site waits: that is on the screen already.
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

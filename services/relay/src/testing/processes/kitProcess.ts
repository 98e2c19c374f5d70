import { setTimeout as wait } from 'node:timers/promises'
import { createPeerMemory } from '../peerOptions'
import { startTestWallet, type TestWallet } from '../startTestWallet'
import { answerCalls } from './answerCalls'
import type { SdkWallet } from './SdkWallet'

// The SDKs leave unhandled rejections when their socket closes; a wallet goes on.
process.on('unhandledRejection', () => undefined)

const memory = { ...createPeerMemory(), prefix: 'wallet' }
/** A second after it started, the SDK passes a request on again that the app is just answering. */
const startedMs = 1_500
const received: string[] = []
let wallet: TestWallet | undefined

const methods: SdkWallet = {
  async open(version, relayUrl, items) {
    for (const [name, value] of items) memory.items.set(name, value)
    wallet = await startTestWallet(relayUrl, {
      version,
      memory,
      // Otherwise each request would take a second.
      isQuick: true,
      async answer({ params: { request } }) {
        const text = String((request.params as readonly unknown[])[0])
        received.push(text)
        return text
      },
    })
    await wait(startedMs)
  },
  async pair(uri) {
    await wallet?.pair(uri)
  },
  async wake() {
    await wallet?.wake()
  },
  received: async () => received,
  kept: async () => [...memory.items],
}
answerCalls(methods)

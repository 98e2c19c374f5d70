import { setTimeout as wait } from 'node:timers/promises'
import { createPeerMemory } from '../peerOptions'
import { startTestDapp, type TestDapp } from '../startTestDapp'
import { answerCalls } from './answerCalls'
import type { SdkSite } from './SdkSite'

// The SDKs leave unhandled rejections when their socket closes; a page goes on.
process.on('unhandledRejection', () => undefined)

const memory = { ...createPeerMemory(), prefix: 'site' }
/** An id is the millisecond and three random digits: of two in one millisecond, one may get the other's answer. */
const apartMs = 5
let lastAt = 0
let dapp: TestDapp | undefined
let session: Promise<unknown> | undefined

const site: SdkSite = {
  async open(version, relayUrl, items) {
    for (const [name, value] of items) memory.items.set(name, value)
    dapp = await startTestDapp(relayUrl, { version, memory })
  },
  async connect() {
    const started = await dapp?.connect()
    session = started?.session
    return started?.uri ?? ''
  },
  async settled() {
    await session
  },
  async sign(text, address) {
    while (Date.now() < lastAt + apartMs) await wait(1)
    lastAt = Date.now()
    const asked = { method: 'personal_sign', params: [text, address] }
    return String(await dapp?.provider.request(asked, 'eip155:1'))
  },
  kept: async () => [...memory.items],
}
answerCalls(site)

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../store/createMemoryStore'
import { createRow } from '../../store/createRow'
import { offerWallet, takeOffered } from './shareWallet'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://wallet.example' }))
afterEach(() => vi.unstubAllGlobals())

type Offered = Parameters<typeof offerWallet>[0]

it('[FRM-17] gives a wallet to one window, and to none whose move has ended', async () => {
  const [gone, open] = [new AbortController(), new AbortController()]
  const taken: string[] = []
  void takeOffered(gone.signal).then(() => taken.push('gone'))
  gone.abort()
  const next = takeOffered(open.signal).then(({ slotId }) => taken.push(slotId))
  const store = createMemoryStore(await createRow('https://wallet.example'))
  const offered = { slotId: 'slot', a: new Uint8Array(32), account: {}, store } as unknown as Offered
  await Promise.all([offerWallet(offered, open.signal), next])
  expect(taken).toEqual(['slot'])
})

import { invalidRequest, notConnected, sendUnsupportedChain, tooManyPending } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { addRecentTransaction } from '../actions'
import { getAccount } from '../connect/getAccount'
import { setUp } from '../testing/setUp'
import { otherAddress, settle, setUpSend } from '../testing/setUpSend'
import { mostPending } from './carryOut'

const hashOf = (at: number) => `0x${`${at}`.padStart(64, '0')}`

describe('addRecentTransaction', () => {
  it('[ACC-4] [ACC-9] shows a transaction of the site in the activity and follows it, also after a reload', async () => {
    const site = await setUpSend()
    const { latchkey, chain } = site
    const activity = () => getAccount(latchkey.getState()).details.activity?.transactions ?? []
    const description = ` Mint\u202e a ticket ${'!'.repeat(100)}`
    const { transfer } = await addRecentTransaction(latchkey, { hash: hashOf(1), description })
    expect(transfer.note).toMatch(/^Mint a ticket !+$/)
    expect(transfer.note).toHaveLength(100)
    expect(activity()[0]).toMatchObject({
      metadata: { operationType: transfer.note, hash: hashOf(1), status: 'pending' },
      transfers: [],
    })
    await settle()
    expect(chain.checked.at(-1)).toEqual({ id: hashOf(1), details: {} })
    latchkey.destroy()

    const later = await setUpSend({ kept: site })
    await settle()
    chain.status = { state: 'mined' }
    later.host.advance(10_000)
    await settle()
    expect(later.sent()).toMatchObject([{ note: transfer.note, state: 'mined' }])
    // The site tells how its own transactions end.
    expect(later.notice()).toBeNull()
  })

  it('[ACC-9] resolves when it ends, and keeps what is known about one that was sent from here', async () => {
    const { latchkey, chain, host, sent } = await setUpSend()
    const { transfer, ended } = await latchkey.send({ to: otherAddress, amount: '0.1' })
    const again = await addRecentTransaction(latchkey, { hash: transfer.handle.id, description: 'Pay' })
    expect(again.transfer).toEqual(transfer)
    expect(sent()).toHaveLength(1)
    chain.status = { state: 'failed' }
    await settle()
    host.advance(10_000)
    await settle()
    expect([(await ended).state, (await again.ended).state]).toEqual(['failed', 'failed'])
  })

  it('[ACC-9] refuses more than can be pending, and what isn’t a transaction', async () => {
    const { latchkey, sent } = await setUpSend()
    const add = (hash: unknown, description: unknown = 'Mint') =>
      addRecentTransaction(latchkey, { hash, description } as never)
    const signature = '5'.repeat(88)
    for (const hash of ['', '0x1', `${hashOf(1)}/`, `x`.repeat(66), signature, 5, null])
      await expect(add(hash), `${hash}`).rejects.toSatisfy(invalidRequest.is)
    for (const text of ['', ' ', '\u202e', 5])
      await expect(add(hashOf(1), text)).rejects.toSatisfy(invalidRequest.is)
    for (let at = 0; at < mostPending; at += 1) await add(hashOf(at))
    await expect(add(hashOf(mostPending))).rejects.toSatisfy(tooManyPending.is)
    expect(sent()).toHaveLength(mostPending)
  })

  it('[SND-3] needs a connected account, and a family that finds transactions by their hash', async () => {
    const { latchkey, adapter } = setUp()
    const given = { hash: hashOf(1), description: 'Mint' }
    await expect(addRecentTransaction(latchkey, given)).rejects.toSatisfy(notConnected.is)
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    await expect(addRecentTransaction(latchkey, given)).rejects.toSatisfy(sendUnsupportedChain.is)
  })
})

import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { otherAddress, ownAddress, settle, setUpSend, thirdAddress } from '../testing/setUpSend'
import { listTrusted } from './listTrusted'

describe('stored lists', () => {
  const sentKey = '@latchkey/sent_transfers'
  const recentsKey = '@latchkey/sent_receivers'

  async function withRows(change: (row: Record<string, unknown>) => readonly unknown[]) {
    const first = await setUpSend()
    await first.latchkey.send({ to: otherAddress, amount: '0.1' })
    const [row] = JSON.parse(first.browser.storage.getItem(sentKey) ?? '[]')
    first.latchkey.destroy()
    first.browser.storage.setItem(sentKey, JSON.stringify(change(row)))
    return { row, site: await setUpSend({ kept: first }) }
  }

  it('[HTTP-7] [SND-1] are read without times that no date has, other addresses and deceptive texts', async () => {
    const { row, site } = await withRows((good) => [
      { ...good, sentAt: 1e300 },
      { ...good, endedAt: 8.64e15 + 1 },
      { ...good, unseenSince: -1 },
      { ...good, address: 'nobody' },
      { ...good, to: '' },
      { ...good, to: '0x12' },
      { ...good, iconUrl: 'x'.repeat(2_001) },
      { ...good, handle: { id: 'x', details: { data: 'x'.repeat(20_001) } } },
      {
        ...good,
        handle: {
          id: 'x',
          details: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, ''])),
        },
      },
      { ...good, toName: '\u202eevil', symbol: 'E\u200bTH' },
    ])
    expect(site.sent()).toEqual([{ ...row, toName: 'evil', symbol: 'ETH' }])
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    expect(site.sent()).toHaveLength(2)
  })

  it('[ACC-9] have an end, and forget what has ended before what is pending', async () => {
    const hash = (at: number) => `0x${`${at}`.padStart(64, '9')}`
    const { site } = await withRows((good) => [
      ...Array.from({ length: 149 }, (_, at) => ({
        ...good,
        handle: { id: hash(at), details: {} },
        state: 'mined',
        endedAt: good.sentAt,
      })),
      { ...good, handle: { id: hash(500), details: {} } },
      { ...good, handle: { id: hash(501), details: {} } },
    ])
    expect(site.sent()).toHaveLength(150)
    expect(site.sent().at(-1)).toMatchObject({ state: 'pending', handle: { id: hash(500) } })
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    const stored: { state: string }[] = JSON.parse(site.browser.storage.getItem(sentKey) ?? '[]')
    expect(stored).toHaveLength(150)
    expect(stored.filter(({ state }) => state === 'pending')).toHaveLength(2)
    expect(stored.at(-1)).toMatchObject({ handle: { id: hash(500) } })
  })

  it('[SND-1] [ACC-9] of another account are neither shown nor counted for this one', async () => {
    const { site } = await withRows((good) =>
      Array.from({ length: 99 }, (_, at) => ({
        ...good,
        address: thirdAddress,
        handle: { id: `0x${`${at}`.padStart(64, '9')}`, details: {} },
      })),
    )
    expect(site.sent()).toHaveLength(99)
    expect(getAccount(site.latchkey.getState()).details.activity?.transactions ?? []).toEqual([])
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    expect(getAccount(site.latchkey.getState()).details.activity?.transactions).toHaveLength(1)
  })

  it('[SND-1] of a network that the site doesn’t have stay, and no node is asked', async () => {
    const { site } = await withRows((good) => [
      { ...good, networkId: 'eip155:999' },
      { ...good, networkId: 'eip155:1/../2' },
      { ...good, networkId: 'eip155' },
    ])
    const before = site.chain.checked.length
    site.host.advance(60_000)
    await settle()
    expect(site.sent()).toMatchObject([{ networkId: 'eip155:999', state: 'pending' }])
    expect(site.chain.checked).toHaveLength(before)
  })

  it('[SND-5] trust no receiver that isn’t written as we write it', async () => {
    const first = await setUpSend()
    await first.latchkey.send({ to: otherAddress, amount: '0.1' })
    const [good] = JSON.parse(first.browser.storage.getItem(recentsKey) ?? '[]')
    const wrong = [
      null,
      { ...good, namespace: 'x' },
      { ...good, namespace: 'solana' },
      { ...good, address: '0x1' },
      { ...good, name: 7 },
      { ...good, name: 'x'.repeat(256) },
      { ...good, count: 0 },
      { ...good, count: '1' },
      { ...good, lastAt: -1 },
      { ...good, lastAt: 8.64e15 + 1 },
      { ...good, lastAt: null },
    ]
    const last = { ...good, name: '\u202e' }
    first.browser.storage.setItem(recentsKey, JSON.stringify([...wrong, last]))
    const again = await setUpSend({ kept: first })
    expect(again.latchkey.getState().send?.recents).toEqual([{ ...good, name: null }])
    first.browser.storage.setItem(recentsKey, '{"length":3}')
    expect((await setUpSend({ kept: first })).latchkey.getState().send?.recents).toEqual([])
  })

  it('[SND-5] keep at most 200 receivers, the last ones', async () => {
    const first = await setUpSend()
    await first.latchkey.send({ to: otherAddress, amount: '0.1' })
    const [good] = JSON.parse(first.browser.storage.getItem(recentsKey) ?? '[]')
    const many = Array.from({ length: 250 }, (_, at) => ({
      ...good,
      address: `0x${`${at}`.padStart(40, 'a')}`,
    }))
    first.browser.storage.setItem(recentsKey, JSON.stringify(many))
    const site = await setUpSend({ kept: first })
    expect(site.latchkey.getState().send?.recents).toHaveLength(200)
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    expect(site.latchkey.getState().send?.recents).toHaveLength(200)
    expect(site.latchkey.getState().send?.recents[0]).toMatchObject({ address: otherAddress, count: 1 })
    expect(JSON.parse(first.browser.storage.getItem(recentsKey) ?? '[]')).toHaveLength(200)
  })

  it('[SND-5] trust only addresses of the same family, of any account', async () => {
    const site = await setUpSend()
    const solana = { namespace: 'solana', address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', name: 'S' }
    site.actions.saveAddress(solana as never)
    const state = site.latchkey.getState()
    expect(listTrusted(state, 'eip155')).toEqual([ownAddress])
    expect(listTrusted(state, 'solana')).toEqual([solana.address])
  })
})

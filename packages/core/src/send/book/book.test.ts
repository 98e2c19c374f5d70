import { addressBookInvalid } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { otherAddress, setUpSend } from '../../testing/setUpSend'

describe('the address book', () => {
  const bob = { namespace: 'eip155', address: otherAddress, name: 'Bob' } as const

  it('[SND-5] keeps names, and exports and imports them', async () => {
    const { actions, latchkey } = await setUpSend()
    const book = () => latchkey.getState().send?.book
    actions.saveAddress(bob)
    actions.saveAddress({ ...bob, address: otherAddress.toUpperCase().replace('0X', '0x'), name: 'Bobby' })
    expect(book()).toMatchObject([{ name: 'Bobby' }])
    const file = actions.exportBook()
    actions.removeAddress(bob)
    expect(book()).toEqual([])
    expect(actions.importBook(file)).toBe(1)
    expect(book()).toMatchObject([{ name: 'Bobby' }])
  })

  it('[SND-5] refuses a file with anything wrong in it, and changes nothing', async () => {
    const { actions, latchkey } = await setUpSend()
    actions.saveAddress(bob)
    const file = (changes: object) =>
      JSON.stringify({ type: 'latchkey/address-book', version: 1, entries: [], ...changes })
    const wrong = [
      'no json',
      'null',
      '[]',
      file({ type: 'x' }),
      file({ version: 2 }),
      file({ entries: 'x' }),
      file({ entries: [{ ...bob, address: '0x1' }] }),
      file({ entries: [{ ...bob, name: '' }] }),
      file({ entries: [bob, { ...bob, namespace: 'x' }] }),
      file({
        entries: Array.from({ length: 501 }, (_, at) => ({
          ...bob,
          address: `0x${`${at}`.padStart(40, '0')}`,
        })),
      }),
    ]
    // Longer than any book, so it isn't even read.
    wrong.push(`${file({ entries: [bob] })}${' '.repeat(1_000_000)}`)
    for (const text of wrong)
      expect(() => actions.importBook(text), text.slice(0, 90)).toThrow(
        expect.objectContaining({ code: addressBookInvalid.code }),
      )
    expect(() => actions.saveAddress({ ...bob, address: 'x' })).toThrow()
    expect(latchkey.getState().send?.book).toEqual([bob])
  })

  it('[SND-5] survives a reload and drops what another program wrote', async () => {
    const first = await setUpSend()
    first.actions.saveAddress(bob)
    const again = await setUpSend({ kept: first })
    expect(again.latchkey.getState().send?.book).toEqual([bob])
    first.browser.storage.setItem(
      '@latchkey/address_book',
      JSON.stringify([bob, { ...bob, address: 7 }, null, 'x']),
    )
    expect((await setUpSend({ kept: first })).latchkey.getState().send?.book).toEqual([bob])
    first.browser.storage.setItem('@latchkey/address_book', '{"__proto__":1}')
    expect((await setUpSend({ kept: first })).latchkey.getState().send?.book).toEqual([])
  })

  it('[SND-5] reads at most 500 stored addresses', async () => {
    const first = await setUpSend()
    const many = Array.from({ length: 501 }, (_, at) => ({
      ...bob,
      address: `0x${`${at}`.padStart(40, '0')}`,
    }))
    first.browser.storage.setItem('@latchkey/address_book', JSON.stringify(many))
    const again = await setUpSend({ kept: first })
    expect(again.latchkey.getState().send?.book).toEqual(many.slice(0, 500))
    expect(() => again.actions.saveAddress(bob)).toThrow('500')
  })

  it('[SND-5] tells the addresses of families apart', async () => {
    const { actions, latchkey } = await setUpSend()
    const same = { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', name: 'Sol' } as const
    actions.saveAddress({ ...same, namespace: 'solana' })
    actions.saveAddress(bob)
    actions.removeAddress({ namespace: 'eip155', address: same.address })
    expect(latchkey.getState().send?.book).toHaveLength(2)
    actions.removeAddress({ namespace: 'eip155', address: otherAddress })
    expect(latchkey.getState().send?.book).toEqual([{ ...same, namespace: 'solana' }])
  })

  it('[SND-5] follows a change in another tab', async () => {
    const first = await setUpSend()
    const second = await setUpSend({ kept: first })
    first.actions.saveAddress(bob)
    expect(second.latchkey.getState().send?.book).toEqual([bob])
  })
})

import {
  notConnected,
  receiverLookAlike,
  sendIncomplete,
  sendShortOfFunds,
  sendShortOfGas,
  sendUnsupportedChain,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { otherAddress, setUpSend } from '../testing/setUpSend'

describe('latchkey.send', () => {
  it('[SND-1] sends a native amount, a token and everything', async () => {
    const { latchkey, chain } = await setUpSend()
    await latchkey.send({ to: otherAddress, amount: '0.000000000000000001' })
    const asset = { kind: 'token', token: '0xd0' } as const
    await latchkey.send({ to: otherAddress, amount: '1.5', asset, speed: 'fast', memo: 'x' })
    await latchkey.send({ to: otherAddress, amount: 'max' })
    expect(chain.sent.map(({ amount }) => amount)).toEqual([1n, 1_500_000n, 999_000_000_000_000_000n])
    expect(chain.quoted[1]).toMatchObject({ asset, speed: 'fast', memo: 'x' })
  })

  it('[SND-5] takes a name', async () => {
    const { latchkey, chain } = await setUpSend()
    chain.names['bob.eth'] = otherAddress
    const { transfer } = await latchkey.send({ to: 'bob.eth', amount: '0.1' })
    expect(transfer).toMatchObject({ to: otherAddress, toName: 'bob.eth' })
  })

  it('[SND-2] needs an amount and a receiver', async () => {
    const { latchkey, chain } = await setUpSend()
    for (const amount of ['', ' ', '0', 'x', '-1', '1e18', '0.0000000000000000001'])
      await expect(latchkey.send({ to: otherAddress, amount }), amount).rejects.toSatisfy(sendIncomplete.is)
    await expect(latchkey.send({ to: ' ', amount: '1' })).rejects.toSatisfy(sendIncomplete.is)
    await expect(latchkey.send({} as never)).rejects.toSatisfy(sendIncomplete.is)
    expect(chain.sent).toEqual([])
  })

  it('[SND-4] refuses what the account can’t pay', async () => {
    const { latchkey, chain } = await setUpSend()
    await expect(latchkey.send({ to: otherAddress, amount: '2' })).rejects.toSatisfy(sendShortOfFunds.is)
    await expect(latchkey.send({ to: otherAddress, amount: '1' })).rejects.toSatisfy(sendShortOfGas.is)
    expect(chain.sent).toEqual([])
  })

  it('[SND-5] refuses a look-alike unless the site says that it was compared', async () => {
    const { latchkey, actions, chain } = await setUpSend()
    actions.saveAddress({ namespace: 'eip155', address: otherAddress, name: 'Bob' })
    const to = `${otherAddress.slice(0, 6)}${'9'.repeat(32)}${otherAddress.slice(-4)}`
    const failure = await latchkey.send({ to, amount: '0.1' }).catch((error: unknown) => error)
    expect(receiverLookAlike.is(failure) && failure.values.like).toBe(otherAddress)
    expect(chain.sent).toEqual([])
    await latchkey.send({ to, amount: '0.1', isCompared: true })
    expect(chain.sent).toHaveLength(1)
  })

  it('[SND-3] needs a connected account of a family that can send', async () => {
    const { latchkey, adapter } = setUp()
    await expect(latchkey.send({ to: otherAddress, amount: '1' })).rejects.toSatisfy(notConnected.is)
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    await expect(latchkey.send({ to: otherAddress, amount: '1' })).rejects.toSatisfy(sendUnsupportedChain.is)
  })
})

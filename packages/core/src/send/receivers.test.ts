import {
  receiverInvalid,
  receiverLookAlike,
  receiverMoved,
  receiverOtherFamily,
  receiverOtherNetwork,
  receiverUnnamed,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import { dollar, ether, otherAddress, ownAddress, setUpSend } from '../testing/setUpSend'

describe('the receiver in the form', () => {
  it('[SND-5] resolves a name and shows its address', async () => {
    const { actions, view, rest, chain } = await setUpSend()
    chain.names['bob.eth'] = otherAddress
    actions.setReceiver(' bob.eth ')
    expect(view().receiver.status).toBe('reading')
    await rest()
    expect(view().receiver).toMatchObject({ status: 'ready', address: otherAddress, profileName: 'bob.eth' })
    actions.setReceiver('nobody.eth')
    await rest()
    expect(view().receiver.status).toBe('refused')
    expect(receiverUnnamed.is(view().receiver.error)).toBe(true)
    actions.setReceiver('0x12')
    await rest()
    expect(receiverInvalid.is(view().receiver.error)).toBe(true)
    actions.setReceiver('')
    expect(view().receiver).toMatchObject({ status: 'empty', error: null })
  })

  it('[SND-5] asks the gateway for a name first, and the chain if it can’t tell', async () => {
    const gateway = createScriptedGateway({
      '/v1/names/bob.eth': {
        name: 'bob.eth',
        chainId: 'eip155:1',
        address: otherAddress,
        isForChain: false,
        resolvedAt: '',
      },
      '/v1/names/eve.eth': {
        name: 'eve.eth',
        chainId: 'eip155:1',
        address: 'nonsense',
        isForChain: true,
        resolvedAt: '',
      },
    })
    const { actions, view, rest, chain } = await setUpSend({
      gateway: gateway.url,
      parts: { fetch: gateway.fetch },
    })
    actions.setReceiver('bob.eth')
    await rest()
    expect(view().receiver).toMatchObject({ status: 'ready', address: otherAddress, isForChain: false })
    actions.setReceiver('eve.eth')
    await rest()
    expect(view().receiver).toMatchObject({ status: 'refused', address: null })
    chain.names['zoe.eth'] = otherAddress
    actions.setReceiver('zoe.eth')
    await rest()
    expect(view().receiver).toMatchObject({ status: 'ready', isForChain: true })
  })

  it('[SND-5] doesn’t send to a name whose address has changed, and shows the new one', async () => {
    const { actions, view, rest, chain } = await setUpSend()
    chain.names['bob.eth'] = otherAddress
    actions.setToken(ether)
    actions.setAmount('0.1')
    actions.setReceiver('bob.eth')
    await rest()
    const moved = '0xe511000000000000000000000000000000000003'
    chain.names['bob.eth'] = moved
    await expect(actions.send()).rejects.toSatisfy(receiverMoved.is)
    expect(chain.sent).toEqual([])
    expect(receiverMoved.is(view().failure)).toBe(true)
    // Nothing can be sent until the new address and its fee are shown.
    expect(view().isReady).toBe(false)
    await rest()
    expect(view()).toMatchObject({ isReady: true, receiver: { address: moved, status: 'ready' } })
    expect(receiverMoved.is(view().failure)).toBe(true)
    await actions.send()
    expect(chain.sent).toMatchObject([{ to: moved }])
  })

  it('[SND-5] blocks a look-alike of a trusted address until both were compared', async () => {
    const { actions, view, rest, chain } = await setUpSend()
    actions.saveAddress({ namespace: 'eip155', address: otherAddress, name: 'Bob' })
    const fake = `${otherAddress.slice(0, 6)}${'9'.repeat(32)}${otherAddress.slice(-4)}`
    actions.setToken(ether)
    actions.setAmount('0.1')
    actions.setReceiver(fake)
    await rest()
    expect(view()).toMatchObject({ isReady: false, isComparisonNeeded: true })
    expect(view().receiver.lookAlike).toMatchObject({ address: otherAddress, level: 'block' })
    await expect(actions.send()).rejects.toSatisfy(receiverLookAlike.is)
    expect(chain.sent).toEqual([])
    actions.confirmComparison()
    expect(view()).toMatchObject({ isReady: true, isComparisonNeeded: false })
    // Another receiver must be compared again.
    actions.setReceiver(fake.replace('99', '98'))
    await rest()
    expect(view().isComparisonNeeded).toBe(true)
    actions.setReceiver(otherAddress)
    await rest()
    expect(view().receiver).toMatchObject({ lookAlike: null, profileName: 'Bob' })
  })

  it('[SND-5] trusts its own accounts and those it has sent to', async () => {
    const { actions, view, rest } = await setUpSend()
    const like = (address: string) => `${address.slice(0, 6)}${'9'.repeat(32)}${address.slice(-4)}`
    actions.setReceiver(like(ownAddress))
    await rest()
    expect(view().receiver.lookAlike?.address).toBe(ownAddress)
    actions.setReceiver(like(otherAddress))
    await rest()
    expect(view().receiver.lookAlike).toBe(null)
    actions.setToken(ether)
    actions.setAmount('0.1')
    actions.setReceiver(otherAddress)
    await rest()
    await actions.send()
    actions.setReceiver(like(otherAddress))
    await rest()
    expect(view().receiver.lookAlike?.address).toBe(otherAddress)
  })

  it('[SND-5] fills in a payment link, but never switches the network for it', async () => {
    const { actions, view, rest, latchkey, adapter } = await setUpSend()
    expect(await actions.openLink(`ethereum:${otherAddress}@1?value=2.5e17`)).toEqual({ status: 'applied' })
    await rest()
    expect(view()).toMatchObject({ tokenAmount: '0.25', isReady: true, receiver: { address: otherAddress } })
    const elsewhere = `ethereum:${otherAddress}@2?value=1`
    expect(await actions.openLink(elsewhere)).toEqual({ status: 'other-network', networkId: 'eip155:2' })
    expect(view().tokenAmount).toBe('0.25')
    actions.setReceiver(elsewhere)
    await rest()
    expect(receiverOtherNetwork.is(view().receiver.error)).toBe(true)
    expect(adapter.switched).toEqual([])
    expect(latchkey.getState().network.activeNamespace).toBe('eip155')
    await expect(actions.openLink('bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W')).rejects.toSatisfy(
      receiverOtherFamily.is,
    )
    actions.setReceiver(
      `ethereum:${dollar.asset.kind === 'token' ? dollar.asset.token : ''}/transfer?address=${otherAddress}&uint256=1500000`,
    )
    await rest()
    await rest()
    expect(view()).toMatchObject({
      token: { symbol: 'LKD' },
      tokenAmount: '1.5',
      receiver: { address: otherAddress },
    })
  })
})

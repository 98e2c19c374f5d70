import type { Connector } from '@latchkey/core'
import {
  atomicityNotSupported,
  callChainNotSupported,
  callStatusNotApproved,
  capabilitiesAddressMissing,
  capabilityNotSupported,
  invalidRequest,
  type Network,
  unknownBundle,
  userRejected,
  walletMalformed,
} from '@latchkey/protocol'
import { createEvmWallet, rpcError } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { getAssets } from './getAssets'
import { getCallsStatus } from './getCallsStatus'
import { getCapabilities } from './getCapabilities'
import { grantPermissions, revokePermissions } from './permissions'
import { sendCalls } from './sendCalls'

const network: Network = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

function setup() {
  const wallet = createEvmWallet({ authorised: true })
  const { provider } = wallet
  const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
  const address = wallet.state.selected
  const last = () => wallet.log.at(-1)
  const send = (calls: Parameters<typeof sendCalls>[0]['calls'], capabilities?: Record<string, unknown>) =>
    sendCalls({
      connector,
      address,
      network,
      calls,
      ...(capabilities ? { capabilities } : {}),
    })
  return { wallet, connector, address, last, send }
}
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  )
const kindOf = async (promise: Promise<unknown>) => (await failure(promise))?.code

describe('wallet calls', () => {
  it('[EVM-4] requests the capabilities of an address, and needs one', async () => {
    const { wallet, connector, address, last } = setup()
    const answer = await getCapabilities({ connector, address })
    expect(answer).toHaveProperty('0x7a69')
    expect(last()).toMatchObject({ method: 'wallet_getCapabilities', params: [address] })
    const error = await failure(getCapabilities({ connector, address: '' }))
    expect(error.message).toBe('Missing address parameter in wallet_getCapabilities request')
    expect(capabilitiesAddressMissing.is(error)).toBe(true)
    for (const junk of [null, 'yes', ['0x1']]) {
      wallet.answer(junk, { method: 'wallet_getCapabilities' })
      expect(await kindOf(getCapabilities({ connector, address }))).toBe(walletMalformed.code)
    }
  })

  it('[EVM-4] sends calls in the form of version 2.0.0, with the set fields only', async () => {
    const { address, last, send } = setup()
    const { id } = await send([{ to }, { to, data: '0x', value: '0x1' }])
    expect(id).toMatch(/^0x/)
    expect(last()?.params).toEqual([
      {
        version: '2.0.0',
        chainId: '0x7a69',
        from: address,
        atomicRequired: false,
        calls: [{ to }, { to, data: '0x', value: '0x1' }],
      },
    ])
  })

  it('[EVM-4] accepts the id as text or in an object', async () => {
    const { wallet, send } = setup()
    wallet.answer('0xabc', { method: 'wallet_sendCalls' })
    expect(await send([{ to }])).toEqual({ id: '0xabc' })
    wallet.answer({ id: '0xdef', capabilities: { paid: true } }, { method: 'wallet_sendCalls' })
    expect(await send([{ to }])).toEqual({ id: '0xdef', capabilities: { paid: true } })
    for (const junk of [null, '', {}, { id: 7 }, []]) {
      wallet.answer(junk, { method: 'wallet_sendCalls' })
      expect(await kindOf(send([{ to }]))).toBe(walletMalformed.code)
    }
  })

  it.each([
    ['no receiver', { to: '' }],
    ["a receiver that isn't an address", { to: 'vitalik.eth' }],
    ['data without 0x', { to, data: 'abcd' }],
    ['data that is not hexadecimal', { to, data: '0xzz' }],
    ['a value that wallets could take for another', { to, value: '1000' }],
  ])('[EVM-4] doesn’t bother the wallet with %s', async (_, call) => {
    const { wallet, send } = setup()
    expect(await kindOf(send([call]))).toBe(invalidRequest.code)
    expect(wallet.log).toEqual([])
  })

  it('[EVM-4] [HTTP-10] reports why a wallet doesn’t send calls', async () => {
    const { wallet, send } = setup()
    expect(await kindOf(send([{ to }], { paymaster: {} }))).toBe(capabilityNotSupported.code)
    wallet.reject({ once: true })
    expect(await kindOf(send([{ to }]))).toBe(userRejected.code)
    wallet.fail(rpcError(5760), { once: true })
    expect(await kindOf(send([{ to }]))).toBe(atomicityNotSupported.code)
    wallet.fail(rpcError(5710), { once: true })
    expect(await kindOf(send([{ to }]))).toBe(callChainNotSupported.code)
  })

  it('[EVM-4] reports the progress of calls', async () => {
    const { connector, send } = setup()
    const { id } = await send([{ to }])
    expect(await getCallsStatus({ connector, id })).toMatchObject({ id, version: '2.0.0' })
    expect(await kindOf(getCallsStatus({ connector, id: '0xbad' }))).toBe(unknownBundle.code)
  })

  it.each([[4100], [4200], [-32601]])(
    '[EVM-4] reports that the status isn’t approved on %i',
    async (code) => {
      const { wallet, connector } = setup()
      wallet.fail(rpcError(code), { method: 'wallet_getCallsStatus' })
      const error = await failure(getCallsStatus({ connector, id: '0x1' }))
      expect(callStatusNotApproved.is(error)).toBe(true)
      expect(error.message).toBe('Fetching call status not approved by the wallet.')
    },
  )

  it('[EVM-4] rejects an invalid status', async () => {
    const { wallet, connector } = setup()
    wallet.answer('done', { method: 'wallet_getCallsStatus' })
    expect(await kindOf(getCallsStatus({ connector, id: '0x1' }))).toBe(walletMalformed.code)
  })

  it('[EVM-4] requests assets with the account and the chains', async () => {
    const { wallet, connector, address, last } = setup()
    wallet.answer({ '0x1': [] }, { method: 'wallet_getAssets' })
    const networkIds = ['eip155:1', 'eip155:31337'] as const
    expect(await getAssets({ connector, address, networkIds })).toEqual({ '0x1': [] })
    expect(last()?.params).toEqual([{ account: address, chainFilter: ['0x1', '0x7a69'] }])
  })

  it('[EVM-4] requests permissions and revokes them', async () => {
    const { wallet, connector, last } = setup()
    const params = { chainId: '0x1', expiry: 1, signer: {}, permissions: [], policies: [] }
    wallet.answer({ context: '0x01' }, { method: ['wallet_grantPermissions', 'wallet_revokePermissions'] })
    expect(await grantPermissions({ connector, params })).toEqual({ context: '0x01' })
    expect(last()).toMatchObject({ method: 'wallet_grantPermissions', params: [params] })
    await revokePermissions({ connector, params: { pci: '0x01' } })
    expect(last()).toMatchObject({ method: 'wallet_revokePermissions', params: [{ pci: '0x01' }] })
  })
})

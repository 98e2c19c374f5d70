import type { Connector } from '@latchkey/core'
import {
  cannotSwitch,
  invalidNumber,
  invalidRequest,
  providerUnauthorized,
  walletMalformed,
} from '@latchkey/protocol'
import { type BitcoinWalletOptions, createBitcoinWallet } from '@latchkey/testing'
import { describe, expect, it, vi } from 'vitest'
import { bitcoin } from './bitcoin'
import { bitcoinMainnet, bitcoinSignet } from './network/networks'

const receiver = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

function setUp(options: BitcoinWalletOptions) {
  const wallet = createBitcoinWallet({ authorised: true, ...options })
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
  const { can, signMessage } = bitcoin()
  const { sendTransaction, switchNetwork } = can
  if (!sendTransaction || !switchNetwork) return expect.unreachable()
  const request = { connector, address: wallet.addresses[0] ?? '', network: bitcoinMainnet }
  const send = (to: string, value: bigint) => sendTransaction({ ...request, transaction: { to, value } })
  return { wallet, connector, request, send, switchNetwork, signMessage }
}

describe('bitcoin', () => {
  it('[BTC-1] lists its abilities before anything is loaded', () => {
    const { can, label, namespace } = bitcoin()
    expect({ label, namespace }).toEqual({ label: 'bitcoin', namespace: 'bip122' })
    expect(Object.keys(can).sort()).toEqual([
      'explain',
      'sendTransaction',
      'signPsbt',
      'switchNetwork',
      'transfers',
    ])
  })

  it('reports code that can’t be loaded, and finds the wallets on the next try', async () => {
    vi.doMock('./discover/discover', () => {
      throw new TypeError('offline')
    })
    const page = new EventTarget()
    createBitcoinWallet({ name: 'One' }).announce({ target: page })
    const adapter = bitcoin({ page })
    const found: Connector[] = []
    const failed = vi.fn()
    const look = () =>
      adapter.discover({ announced: true, injected: true, found: (one) => found.push(one), failed })
    look()
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
    vi.doUnmock('./discover/discover')
    const stop = look()
    await vi.waitFor(() => expect(found.map(({ id }) => id)).toEqual(['One']))
    stop()
  })

  it.each(['standard', 'wbip', 'unisat'] as const)(
    '[BTC-1] doesn’t ask a wallet of the form %s for an impossible payment',
    async (form) => {
      const { send, wallet } = setUp({ form })
      for (const value of [0n, -1n, 2_100_000_000_000_001n])
        await expect(send(receiver, value)).rejects.toMatchObject({ code: invalidNumber.code })
      const wrong = [
        '',
        'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
        '0x00000000000000000000000000000000000c0ffe',
      ]
      for (const to of wrong) await expect(send(to, 1n)).rejects.toMatchObject({ code: invalidRequest.code })
      expect(wallet.log).toEqual([])
    },
  )

  it.each(['standard', 'wbip', 'unisat'] as const)(
    '[BTC-1] sends nothing on another network, or from an account that a wallet of the form %s doesn’t show',
    async (form) => {
      const { send, wallet, request } = setUp({ form })
      wallet.switchAccount(1)
      await expect(send(receiver, 1000n)).rejects.toMatchObject({ code: providerUnauthorized.code })
      wallet.switchAccount(0)
      wallet.switchNetwork(bitcoinSignet.caipNetworkId)
      const address = wallet.addresses[0] ?? ''
      const { sendTransaction } = bitcoin().can
      const failed = sendTransaction?.({ ...request, address, transaction: { to: receiver, value: 1000n } })
      await expect(failed).rejects.toMatchObject({ code: cannotSwitch.code })
      expect(wallet.log.every(({ prompted }) => !prompted)).toBe(true)
    },
  )

  it('[BTC-1] rejects malformed transaction ids and signatures', async () => {
    for (const junk of [null, '', 'ok', 'zz'.repeat(32), { txid: 1 }]) {
      const { send, wallet, signMessage, request } = setUp({ form: 'unisat' })
      wallet.answer(junk, { method: ['sendBitcoin', 'signMessage'] })
      await expect(send(receiver, 1000n)).rejects.toMatchObject({ code: walletMalformed.code })
      const signed = signMessage({ ...request, message: 'x' })
      await expect(signed).rejects.toMatchObject({ code: walletMalformed.code })
    }
  })

  it('[BTC-1] rejects a signature that the wallet says is another account’s', async () => {
    const { wallet, signMessage, request } = setUp({ form: 'wbip' })
    const signature = await signMessage({ ...request, message: 'x' })
    wallet.answer({ signature, address: receiver }, { method: 'signMessage', once: true })
    const signed = signMessage({ ...request, message: 'x' })
    await expect(signed).rejects.toMatchObject({ code: walletMalformed.code })
    wallet.answer({ signature, address: request.address }, { method: 'signMessage', once: true })
    expect(await signMessage({ ...request, message: 'x' })).toBe(signature)
  })

  it.each(['standard', 'wbip', 'unisat'] as const)(
    '[BTC-1] signs only with the account that is asked for, in a wallet of the form %s',
    async (form) => {
      const { wallet, signMessage, request } = setUp({ form })
      wallet.switchAccount(1)
      const signed = signMessage({ ...request, message: 'x' })
      await expect(signed).rejects.toMatchObject({ code: providerUnauthorized.code })
      expect(wallet.log.every(({ prompted }) => !prompted)).toBe(true)
    },
  )

  it('[NET-3] fails to switch a wallet whose account is for one network', async () => {
    const { switchNetwork, connector } = setUp({})
    await expect(switchNetwork({ connector, network: bitcoinSignet })).rejects.toMatchObject({
      code: cannotSwitch.code,
    })
    expect((await switchNetwork({ connector, network: bitcoinMainnet })).networkId).toBe(
      bitcoinMainnet.caipNetworkId,
    )
  })
})

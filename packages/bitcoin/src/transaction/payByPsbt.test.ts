import type { Connector } from '@latchkey/core'
import {
  invalidRequest,
  type Network,
  sendIncomplete,
  userRejected,
  walletMalformed,
} from '@latchkey/protocol'
import { type BitcoinWalletOptions, createBitcoinWallet } from '@latchkey/testing'
import { type BitcoinNode, startBitcoin } from '@latchkey/testing/node'
import { base64, hex } from '@scure/base'
import { address as addresses, networks, Transaction } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitcoin } from '../bitcoin'
import { bitcoinRegtest } from '../network/networks'
import { getCoins } from '../read/getCoins'
import { signPsbt } from '../sign/signPsbt'
import { isRightlySigned } from '../testing/isRightlySigned'
import { buildPayment } from './buildPayment'
import { payByPsbt } from './payByPsbt'

const receiver = 'bcrt1q6rhpng9evdsfnn833a4f4vej0asu6dk5srld6x'

describe('a payment with a wallet that can only sign', () => {
  let node: BitcoinNode
  beforeAll(async () => {
    node = await startBitcoin()
  }, 60_000)
  afterAll(() => node.stop())

  /** A standard wallet. Each test has its own account, so coins don't clash. */
  async function setUp(account: number, options: BitcoinWalletOptions = {}) {
    const nodes = { [node.networkId]: node.url }
    const wallet = createBitcoinWallet({ networkId: node.networkId, nodes, accounts: 9, ...options })
    wallet.switchAccount(account)
    const { provider } = wallet
    const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
    const network: Network = { ...bitcoinRegtest, rpcUrls: { default: { http: [node.url] } } }
    const adapter = bitcoin()
    const { accounts } = await adapter.connect({ connector, networks: [network], silent: false })
    const send = (address: string, value: bigint) =>
      adapter.can.sendTransaction?.({ connector, address, network, transaction: { to: receiver, value } }) ??
      expect.unreachable()
    return { wallet, accounts, send, connector, network }
  }

  async function paidBy(txid: string): Promise<bigint> {
    const hex = (await node.transaction(txid)) ?? ''
    const spent = node.spentBy(txid)
    expect(spent === null || isRightlySigned(hex, spent)).toBe(true)
    const { outs } = Transaction.fromHex(hex)
    const script = addresses.toOutputScript(receiver, networks.regtest)
    return BigInt(outs.find((out) => out.script.equals(script))?.value ?? 0)
  }

  it.each([
    ['native segwit', 'payment', 'the wallet sends', [], 0],
    ['Taproot', 'ordinal', 'the wallet sends', [], 1],
    ['native segwit', 'payment', 'the site sends', ['bitcoin:signAndSendTransaction'], 2],
    ['Taproot', 'ordinal', 'the site sends', ['bitcoin:signAndSendTransaction'], 3],
  ] as const)(
    '[BTC-1] is built for a %s address (%s), signed, and arrives when %s it',
    async (_, type, __, without, index) => {
      const { accounts, connector, network, wallet } = await setUp(index, { without })
      const { address = '' } = accounts.find((account) => account.type === type) ?? {}
      const send = (from: string, value: bigint) =>
        payByPsbt({ connector, address: from, network }, receiver, value)
      await node.fund(address, 60_000)
      await node.fund(address, 50_000)
      const txid = (await send(address, 100_000n)) ?? ''
      expect(await paidBy(txid)).toBe(100_000n)
      const left = await node.balanceOf(address)
      expect(left > 0n && left < 10_000n).toBe(true)
      expect(wallet.log.filter(({ prompted }) => prompted)).toHaveLength(2)
    },
  )

  it('[BTC-1] is never made from an account for ordinals', async () => {
    const { accounts, send, wallet } = await setUp(4)
    const { address = '' } = accounts.find(({ type }) => type === 'ordinal') ?? {}
    await node.fund(address, 60_000)
    wallet.clearLog()
    await expect(send(address, 20_000n)).rejects.toMatchObject({ code: invalidRequest.code })
    expect(wallet.log).toEqual([])
  })

  it('[BTC-1] isn’t sent if the wallet returns another payment', async () => {
    const { accounts, send, wallet, connector, network } = await setUp(6, {
      without: ['bitcoin:signAndSendTransaction'],
    })
    const { address = '', publicKey } = accounts[0] ?? {}
    await node.fund(address, 60_000)
    const coins = await getCoins(address, network)
    // The same coins, signed for the same receiver, but another amount.
    const payment = { address, publicKey, network, coins, rate: 1n, to: receiver, value: 50_000n }
    const psbt = hex.encode(buildPayment(payment).toPSBT())
    const other = await signPsbt({ connector, address, network, psbt, inputs: [{ address, index: 0 }] })
    const answer = { signedPsbt: base64.decode(other.psbt) }
    wallet.answer(answer, { method: 'bitcoin:signTransaction', once: true })
    await expect(send(address, 10_000n)).rejects.toMatchObject({ code: walletMalformed.code })
    expect(await node.balanceOf(address)).toBe(60_000n)
  })

  it('[BTC-1] [CON-12] reports insufficient funds before asking the wallet, and a decline', async () => {
    const { accounts, send, wallet } = await setUp(5)
    const { address = '' } = accounts[0] ?? {}
    await node.fund(address, 20_000)
    wallet.clearLog()
    await expect(send(address, 20_000n)).rejects.toMatchObject({ code: sendIncomplete.code })
    expect(wallet.log).toEqual([])
    wallet.reject()
    await expect(send(address, 10_000n)).rejects.toMatchObject({ code: userRejected.code })
    expect(await node.balanceOf(address)).toBe(20_000n)
  })
})

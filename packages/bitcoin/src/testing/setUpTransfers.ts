import type { Asset, Connector, TransferRequest } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { type BitcoinWalletOptions, createBitcoinWallet } from '@latchkey/testing'
import type { BitcoinNode } from '@latchkey/testing/node'
import { bech32 } from '@scure/base'
import { expect } from 'vitest'
import { bitcoin } from '../bitcoin'
import { bitcoinRegtest } from '../network/networks'

const native: Asset = { kind: 'native' }
let used = 0

/** A regtest address that nobody has used. */
export function freshAddress(): string {
  return bech32.encode('bcrt', [0, ...bech32.toWords(crypto.getRandomValues(new Uint8Array(20)))])
}

/** A connected wallet with an account that no other test uses, with the given coins. */
export async function setUpTransfers(
  node: BitcoinNode,
  {
    coins = [100_000],
    url = node.url,
    type = 'payment',
    ...options
  }: BitcoinWalletOptions & {
    readonly coins?: readonly number[]
    readonly url?: string
    readonly type?: 'payment' | 'ordinal'
  } = {},
) {
  const nodes = { [node.networkId]: node.url }
  const wallet = createBitcoinWallet({ networkId: node.networkId, nodes, accounts: used + 1, ...options })
  wallet.switchAccount(used++)
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
  const network: Network = { ...bitcoinRegtest, rpcUrls: { default: { http: [url] } } }
  const adapter = bitcoin()
  const { accounts } = await adapter.connect({ connector, networks: [network], silent: false })
  const { address, publicKey } = accounts.find((one) => one.type === type) ?? expect.unreachable()
  for (const amount of coins) await node.fund(address, amount)
  wallet.clearLog()
  const transfers = await (adapter.can.transfers ?? expect.unreachable())()
  const account = { connector, address, network }
  const quote = (changes: Partial<TransferRequest> = {}) =>
    transfers.quote({
      ...account,
      asset: native,
      to: freshAddress(),
      amount: 10_000n,
      speed: 'normal',
      ...changes,
    })
  const send = async (changes: Partial<TransferRequest> = {}) => {
    const quoted = await quote(changes)
    expect(quoted.shortage).toBe(null)
    const handle = await transfers.send({ ...account, quote: quoted })
    return { quoted, handle, check: () => transfers.check({ network, address, handle }) }
  }
  return { wallet, adapter, transfers, account, network, address, publicKey, quote, send }
}

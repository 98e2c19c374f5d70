import { solanaNetworkIds } from '@latchkey/protocol'
import { createSolanaWallet, localNetworkIds } from '@latchkey/testing'
import { describeChainAdapter, type FamilyFixture, type WalletUnderTest } from '@latchkey/testing/conformance'
import { base58 } from '@scure/base'
import { afterAll, beforeAll } from 'vitest'
import { toStandardChain } from './network/toStandardChain'
import { solana } from './solana'
import { createNetwork } from './testing/createNetwork'
import { isSignedBy } from './testing/isSignedBy'
import { type SolanaNode, startSolana } from './testing/startSolana'

let node: SolanaNode
beforeAll(async () => {
  node = await startSolana()
  process.stdout.write(
    node.isReal
      ? 'Solana: against Surfpool\n'
      : 'Solana: there is no Surfpool for this machine, so transactions are judged by litesvm\n',
  )
  for (const address of createSolanaWallet().addresses) await node.fund(address, 1_000_000_000_000n)
})
afterAll(() => node?.stop())

/** Asks the node without any library. */
async function ask(method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'Content-Type': 'application/json' }
  return Object(await (await fetch(node.url, { method: 'POST', headers, body })).json()).result
}

function createWallet(page: EventTarget): WalletUnderTest {
  const wallet = createSolanaWallet({
    name: 'Fox',
    nodes: { 'solana:localnet': node.url, 'solana:testnet': node.url },
  })
  return {
    connectorId: 'Fox',
    provider: wallet.wallet,
    addresses: wallet.addresses,
    networkId: localNetworkIds.solana,
    get isAuthorised() {
      return wallet.state.authorised
    },
    get prompts() {
      return wallet.log.filter(({ prompted }) => prompted).length
    },
    announce: () => wallet.announce({ target: page }),
    rejectOnce: () => wallet.reject({ once: true }),
    throwOnce: (value) => wallet.script({ kind: 'throw', value }, { once: true }),
    switchAccount: wallet.switchAccount,
    lock: wallet.lock,
    switchNetwork: (id) => wallet.set({ chains: [toStandardChain(id)] }),
  }
}

function setup(): FamilyFixture {
  const page = new EventTarget()
  const value = 123_456_789n
  const receiver = base58.encode(crypto.getRandomValues(new Uint8Array(32)))
  const readBalance = async (address: string) =>
    BigInt((await ask('getBalance', [address, { commitment: 'confirmed' }])).value)
  return {
    adapter: solana({ page }),
    reload: () => solana({ page }),
    wallet: createWallet(page),
    network: createNetwork(node.url, localNetworkIds.solana),
    unsupported: {
      network: createNetwork(node.url, solanaNetworkIds.testnet),
      transaction: { to: receiver, value },
    },
    payment: {
      transaction: { to: receiver, value },
      async hasArrived(hash) {
        const [status] = (await ask('getSignatureStatuses', [[hash]])).value
        return status?.err === null && (await readBalance(receiver)) === value
      },
    },
    isSignedBy: async (address, message, signature) =>
      isSignedBy(address, new TextEncoder().encode(message), base58.decode(signature)),
    readBalance,
  }
}

// A wallet of the standard is on no network: each question names one.
describeChainAdapter('solana', setup, { hasNetworks: false })

import { solanaNetworkIds } from '@latchkey/protocol'
import { createSolanaWallet, localNetworkIds } from '@latchkey/testing'
import { describeChainAdapter, type FamilyFixture, type WalletUnderTest } from '@latchkey/testing/conformance'
import { hasSurfpool, type SurfpoolNode, startSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toStandardChain } from './network/networkIds'
import { solana } from './solana'
import { createNetwork } from './testing/createNetwork'
import { isSignedBy } from './testing/isSignedBy'
import { startLiteNode } from './testing/startLiteNode'
import { toConnector } from './testing/toConnector'

/** Solana's engine alone, for machines without a Surfpool build. */
type LiteSolana = Pick<SurfpoolNode, 'url' | 'fund' | 'stop'> & { readonly isReal: false }

async function startLite(): Promise<LiteSolana> {
  const { url, fund, stop } = await startLiteNode()
  return { isReal: false, url, fund: async (address, lamports) => fund(address, lamports), stop }
}

let node: SurfpoolNode | LiteSolana
beforeAll(async () => {
  node = await (hasSurfpool() ? startSurfpool() : startLite())
  process.stdout.write(
    node.isReal
      ? 'Solana: against Surfpool\n'
      : "Solana: Surfpool isn't available for this machine, so litesvm checks transactions\n",
  )
  for (const address of createSolanaWallet().addresses) await node.fund(address, 1_000_000_000_000n)
}, 60_000)
afterAll(() => node?.stop())

/** Calls the node without any library. */
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

// A standard wallet has no network: each request names one.
describeChainAdapter('solana', setup, { hasNetworks: false, transfers: true })

const kinds = hasSurfpool() ? (['spl', 'token-2022'] as const) : []

// sendToken.test.ts covers this with the engine alone.
describe.each(kinds)('a token of the kind %s', (program) => {
  it('[SOL-1] has the same balance in the adapter and the node, and arrives where it is sent', async () => {
    if (!node.isReal) return expect.unreachable('there is no node')
    const wallet = createSolanaWallet({ authorised: true, nodes: { 'solana:localnet': node.url } })
    const [address = ''] = wallet.addresses
    const newAddress = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))
    const [mint, to] = [newAddress(), newAddress()]
    await node.addToken({ mint, decimals: 6, program, balances: { [address]: 5_000_001n } })
    const { getTokens, sendToken } = solana().can
    if (!getTokens || !sendToken) return expect.unreachable('it can’t send tokens')
    const network = createNetwork(node.url, localNetworkIds.solana)
    const tokens = await getTokens({ address, network })
    expect(tokens.find(({ token }) => token === mint)?.value).toBe('5.000001')
    await sendToken({
      connector: toConnector(wallet.wallet),
      address,
      network,
      token: mint,
      to,
      value: 1_500_000n,
    })
    await vi.waitFor(async () => {
      const filter = [{ mint }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
      const [held] = (await ask('getTokenAccountsByOwner', [to, ...filter])).value
      expect(held?.account.data.parsed.info.tokenAmount.amount).toBe('1500000')
    }, 10_000)
  })
})

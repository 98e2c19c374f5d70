import type { Network, NetworkId } from '@latchkey/protocol'
import {
  createPolkadotWallet,
  type InjectionTarget,
  type PolkadotKeyType,
  polkadotTestKeys,
} from '@latchkey/testing'
import { describeChainAdapter, type FamilyFixture, type WalletUnderTest } from '@latchkey/testing/conformance'
import { type ChopsticksNode, startChopsticks } from '@latchkey/testing/node'
import { waitReady } from '@polkadot/wasm-crypto'
import { afterAll, beforeAll } from 'vitest'
import { definePolkadotNetwork } from './network/definePolkadotNetwork'
import { polkadot } from './polkadot'
import { decodeAddress } from './ss58/decodeAddress'
import { encodeAddress } from './ss58/encodeAddress'
import { isSignedInRust } from './testing/isSignedInRust'
import { readFree } from './testing/readFree'

const rich = 123_456_789_012_345n
/** The site configures the prefix of a chain that isn't built in. */
const prefix = 2

let node: ChopsticksNode

function createNetwork(caipNetworkId: NetworkId): Network {
  const reference = caipNetworkId.slice('polkadot:'.length)
  return definePolkadotNetwork({
    reference,
    name: 'Asset Hub',
    symbol: 'ROC',
    decimals: 12,
    url: node.url,
  })
}

/** What a page keeps across a reload. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'Content-Type': 'application/json' }
  return Object(await (await fetch(node.url, { method: 'POST', headers, body })).json()).result
}

beforeAll(async () => {
  await waitReady()
  const { addresses } = createPolkadotWallet()
  const balances = Object.fromEntries(addresses.map((address) => [address, rich]))
  node = await startChopsticks({ balances })
}, 120_000)
afterAll(() => node?.stop())

/** A wallet whose first account has this kind of key. */
function createWallet(page: InjectionTarget, networkId: NetworkId, type: PolkadotKeyType): WalletUnderTest {
  const isIt = (key: { readonly type: PolkadotKeyType }) => key.type === type
  const [first, second, third] = polkadotTestKeys
  const keys = [first, second, third].flatMap((key) => key ?? [])
  const wallet = createPolkadotWallet({
    id: 'fox',
    keys: [...keys.filter(isIt), ...keys.filter((key) => !isIt(key))],
  })
  return {
    connectorId: 'fox',
    provider: wallet.provider,
    addresses: wallet.addresses.map((address) =>
      encodeAddress(decodeAddress(address) ?? new Uint8Array(32), prefix),
    ),
    networkId,
    get isAuthorised() {
      return wallet.state.authorised
    },
    get prompts() {
      return wallet.log.filter(({ prompted }) => prompted).length
    },
    announce: () => wallet.inject({ target: page }),
    rejectOnce: () => wallet.reject({ once: true }),
    throwOnce: (value) => wallet.script({ kind: 'throw', value }, { once: true }),
    switchAccount: wallet.switchAccount,
    lock: wallet.lock,
    // Like Ledger accounts, these may be for one chain only. Nothing is signed with them.
    switchNetwork(id) {
      const genesisHash = `0x${id.slice('polkadot:'.length)}${'0'.repeat(32)}`
      const bound = wallet.addresses.map((address) => ({ address, genesisHash, name: 'Ledger', type }))
      wallet.set({ exposes: 0, extraAccounts: bound })
    },
  }
}

function createSetup(type: PolkadotKeyType) {
  return (): FamilyFixture => {
    const page: InjectionTarget = {}
    const network = createNetwork(node.networkId)
    const options = { page, storage: createStorage(), prefixes: { [network.caipNetworkId]: prefix } }
    const wallet = createWallet(page, network.caipNetworkId, type)
    // Accounts of nobody, one per kind of key, to tell payments apart.
    const receiver = encodeAddress(new Uint8Array(32).fill(type.charCodeAt(1)), prefix)
    const value = 2_000_000_000_000n
    return {
      adapter: polkadot(options),
      reload: () => polkadot(options),
      wallet,
      network,
      unsupported: {
        network: createNetwork('polkadot:68d56f15f85d3136970ec16946040bc1'),
        transaction: { to: encodeAddress(new Uint8Array(32).fill(1), 0), value },
      },
      payment: {
        transaction: { to: receiver, value },
        hasArrived: async () => (await readFree(ask, receiver)) === value,
      },
      isSignedBy: async (address, message, signature) =>
        isSignedInRust({ type, address, message, signature }),
      readBalance: (address) => readFree(ask, address),
    }
  }
}

for (const type of ['sr25519', 'ed25519', 'ecdsa'] as const)
  describeChainAdapter(`polkadot with a key of ${type}`, createSetup(type), {
    hasNetworks: false,
    revokes: false,
    showsForeignAccounts: false,
    transfers: true,
  })

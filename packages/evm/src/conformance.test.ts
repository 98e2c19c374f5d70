import type { Network, NetworkId } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { describeChainAdapter, type FamilyFixture, type WalletUnderTest } from '@latchkey/testing/conformance'
import { type AnvilNode, type EvmChains, startEvmChains } from '@latchkey/testing/node'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { afterAll, beforeAll } from 'vitest'
import { evm } from './evm'

const receiver = '0x00000000000000000000000000000000000c0ffe'
const precompiledEcrecover = '0x0000000000000000000000000000000000000001'

let chains: EvmChains
beforeAll(async () => {
  chains = await startEvmChains()
})
afterAll(() => chains.stop())

/** Calls the node without any library. */
async function ask({ url }: AnvilNode, method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  return Object(await response.json()).result
}

/** Has the node itself recover the signer of a text (EIP-191). */
async function recover(node: AnvilNode, message: string, signature: string): Promise<string> {
  const text = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${text.length}`)
  const hash = Buffer.from(keccak_256(Uint8Array.from([...prefix, ...text]))).toString('hex')
  const [rs, v] = [signature.slice(2, 130), signature.slice(130)]
  const data = `0x${hash}${v.padStart(64, '0')}${rs}`
  return `0x${String(await ask(node, 'eth_call', [{ to: precompiledEcrecover, data }, 'latest'])).slice(-40)}`
}

function createNetwork(id: number, url: string): Network {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  }
}

function createWallet(page: EventTarget): WalletUnderTest {
  const wallet = createEvmWallet({
    rdns: 'org.fox',
    refuseAdding: 'unsupported',
    chains: [chains.first, chains.second].map(({ chainId, url }) => ({ chainId, rpcUrl: url })),
  })
  return {
    connectorId: 'org.fox',
    provider: wallet.provider,
    addresses: wallet.addresses,
    get networkId(): NetworkId {
      return `eip155:${wallet.state.chainId}`
    },
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
    switchNetwork: (id) => wallet.switchChain(Number(id.slice('eip155:'.length))),
  }
}

function setup(): FamilyFixture {
  const page = new EventTarget()
  const { first, second } = chains
  const value = 1_000_000_000_000_000_001n
  return {
    adapter: evm({ page }),
    reload: () => evm({ page }),
    wallet: createWallet(page),
    network: createNetwork(first.chainId, first.url),
    unsupported: {
      network: createNetwork(999_999, second.url),
      transaction: { to: receiver, value },
    },
    otherNetwork: createNetwork(second.chainId, second.url),
    payment: {
      transaction: { to: receiver, value },
      async hasArrived(hash) {
        const receipt = await ask(first, 'eth_getTransactionReceipt', [hash])
        const balance = BigInt(await ask(first, 'eth_getBalance', [receiver, 'latest']))
        return receipt?.status === '0x1' && balance === value
      },
    },
    isSignedBy: async (address, message, signature) =>
      (await recover(first, message, signature)) === address.toLowerCase(),
    readBalance: async (address) => BigInt(await ask(first, 'eth_getBalance', [address, 'latest'])),
  }
}

describeChainAdapter('evm', setup, { transfers: true })

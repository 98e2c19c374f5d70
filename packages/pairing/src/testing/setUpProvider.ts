import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import { createUniversalProvider, type UniversalProviderOptions } from '../provider/createUniversalProvider'
import type { ProviderConfig } from '../provider/ProviderConfig'
import { createTable, settle } from './createTable'

type Call = { readonly method: string; readonly params: unknown }

/** Starts a node or bundler that answers as a test wants. */
export async function startNode(answer: (call: Call) => unknown) {
  const calls: (Call & { readonly url: string })[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const call = JSON.parse(text)
    calls.push({ method: call.method, params: call.params, url: request.url ?? '' })
    const given = answer(call)
    if (typeof given === 'number') response.writeHead(given).end()
    else
      response.end(
        typeof given === 'string' ? given : JSON.stringify({ id: call.id, jsonrpc: '2.0', ...Object(given) }),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The account that the wallet has on every EVM chain. */
export const address = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
export const second = '0x29e7e376e7c213b7e7e7e46cc70a5dd086daff2a'

/** The site's request. */
export function configOf(rpcMap: { readonly [reference: string]: string } = {}): ProviderConfig {
  const events = ['accountsChanged', 'chainChanged']
  return {
    eip155: {
      chains: ['eip155:1', 'eip155:10', 'eip155:137'],
      methods: [
        'personal_sign',
        'eth_sendTransaction',
        'wallet_switchEthereumChain',
        'eth_sendRawTransaction',
      ],
      events,
      rpcMap,
    },
    solana: {
      chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
      methods: ['solana_signMessage', 'solana_getAccounts', 'solana_requestAccounts'],
      events,
      rpcMap: {},
    },
  }
}

/** The wallet's default grant. */
export const granted: SessionNamespaces = {
  eip155: {
    chains: ['eip155:1', 'eip155:137'],
    accounts: [`eip155:1:${address}`, `eip155:137:${address}`, `eip155:1:${second}`],
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

type Approval = Parameters<
  Awaited<ReturnType<ReturnType<typeof createTable>['openWallet']>>['peer']['approve']
>[1]

/** Sets up a provider on a page and a wallet that scans its code. */
export async function setUpProvider(
  options: Partial<UniversalProviderOptions> & {
    readonly approval?: Approval | 'no' | 'nobody'
    readonly signsIn?: boolean
  } = {},
) {
  const { approval = { namespaces: granted }, signsIn = false, ...more } = options
  const table = createTable({ signsIn })
  const { peer } = await table.openWallet()
  const uris: string[] = []
  const told: (readonly [string, unknown])[] = []
  const scan = async (uri: string) => {
    uris.push(uri)
    if (approval === 'nobody') return
    await peer.pair(uri)
    await settle()
    const [proposal] = peer.proposals()
    if (approval === 'no') await peer.reject(proposal?.id ?? 0)
    else await peer.approve(proposal?.id ?? 0, approval)
  }
  const openProvider = (page = table.openPage()) => {
    const provider = createUniversalProvider({
      openSigner: async () => (await page).signer,
      config: () => configOf(),
      fetch: (url, init) => fetch(url, init),
      now: table.clock.now,
      storage: table.storage,
      ...more,
    })
    for (const event of names) provider.on(event, (payload: unknown) => void told.push([event, payload]))
    provider.on('display_uri', (uri: string) => void scan(uri))
    return provider
  }
  return { table, peer, uris, told, scan, openProvider, provider: openProvider() }
}

const names = [
  'connect',
  'disconnect',
  'accountsChanged',
  'chainChanged',
  'bip122_addressesChanged',
  'session_event',
  'session_update',
  'session_delete',
  'session_expire',
]

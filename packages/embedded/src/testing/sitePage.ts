import * as core from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { solana } from '@latchkey/solana'
import { embedded } from '../embedded'

declare global {
  interface Window {
    site: { readonly core: typeof core; readonly latchkey: core.Latchkey }
  }
}

const query = new URLSearchParams(location.search)
const solanaNetwork = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const

const type = query.get('accountType')

const latchkey = core.createLatchkey({
  ...(type === 'eoa' ? { defaultAccountTypes: { eip155: type } } : {}),
  projectId: query.get('projectId') ?? 'dev',
  networks: [
    {
      id: 1,
      name: 'One',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    },
    {
      id: 10,
      name: 'Ten',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    },
    {
      id: solanaNetwork.slice(7),
      caipNetworkId: solanaNetwork,
      chainNamespace: 'solana',
      name: 'Solana',
      nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [] } },
    },
  ],
  adapters: [evm(), solana()],
  embedded: embedded({ url: query.get('frame') ?? '' }),
})
window.site = { core, latchkey }

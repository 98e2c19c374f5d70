import { createLatchkey } from 'latchkey'
import { bitcoin, bitcoinMainnet } from 'latchkey/bitcoin'
import { evm } from 'latchkey/evm'
import { polkadot, polkadotAssetHub } from 'latchkey/polkadot'
import { ConnectButton, LatchkeyProvider, useAccount } from 'latchkey/react'
import { solana, solanaMainnet } from 'latchkey/solana'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

// From the query, so the node's port doesn't change the file size.
const node = new URLSearchParams(location.search).get('rpc') ?? location.origin
/** The benchmark answers for the other families' nodes. */
const at = (family: string) => ({ default: { http: [`${location.origin}/node/${family}`] } })

const latchkey = createLatchkey({
  projectId: 'bench',
  networks: [
    {
      id: 31337,
      name: 'Local chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node] } },
    },
    { ...solanaMainnet, rpcUrls: at('solana') },
    { ...bitcoinMainnet, rpcUrls: at('bitcoin') },
    { ...polkadotAssetHub, rpcUrls: at('polkadot') },
  ],
  adapters: [evm(), solana(), bitcoin(), polkadot()],
})

function Visitor(): ReactElement {
  const { address } = useAccount()
  return <output>{address}</output>
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <Visitor />
    </LatchkeyProvider>,
  )

import { createLatchkey, type Latchkey } from '@latchkey/core'
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { evm } from '../../evm'
import type { AppsAround } from '../AppsAround'

/** What a page in a frame shows the test. */
export type FramedSite = { readonly latchkey: Latchkey; readonly sdk: SafeAppsSDK }

const network = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})

// The page of a site, with the options that the test wrote into the frame's name.
const apps: AppsAround = JSON.parse(window.name)
const latchkey = createLatchkey({
  projectId: 'test',
  networks: [network(1), network(10)],
  adapters: [evm({ page: new EventTarget(), apps })],
})
const site: FramedSite = { latchkey, sdk: new SafeAppsSDK() }
Object.assign(window, { site })

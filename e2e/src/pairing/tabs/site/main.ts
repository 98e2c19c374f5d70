import { createHost } from '@latchkey/relay/testing/createHost'
import { openSiteEnd } from '@latchkey/relay/testing/openSiteEnd'
import type { TabWindow } from '../TabWindow'

/** How to open a site. */
export type SiteTabOptions = { readonly relayUrl: string; readonly clockMs: number }

const tab: Window & Partial<TabWindow<SiteTabOptions>> = window
// Everything a site has: the browser's own storage and sockets.
tab.endsHost = createHost(
  (name, options: SiteTabOptions, tell) => openSiteEnd({ ...options, name, storage: localStorage, tell }),
  (key, told) => tab.endsTold?.(key, told),
)

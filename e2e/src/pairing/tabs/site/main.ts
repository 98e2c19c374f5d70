import { createHost } from '@latchkey/relay/testing/createHost'
import { openSiteEnd } from '@latchkey/relay/testing/openSiteEnd'
import type { TabWindow } from '../TabWindow'

/** What a site is opened with. */
export type SiteTabOptions = { readonly relayUrl: string; readonly clockMs: number }

const tab: Window & Partial<TabWindow<SiteTabOptions>> = window
// All that a site has: the browser's own storage and sockets.
tab.endsHost = createHost(
  (name, options: SiteTabOptions, tell) => openSiteEnd({ ...options, name, storage: localStorage, tell }),
  (key, told) => tab.endsTold?.(key, told),
)

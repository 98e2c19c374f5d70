import { createHost } from '@latchkey/relay/testing/createHost'
import { openWalletEnd, type WalletEndOptions } from '@latchkey/relay/testing/openWalletEnd'
import { Buffer } from 'buffer/'
import type { TabWindow } from '../TabWindow'

/** How to open a wallet. */
export type WalletTabOptions = Pick<WalletEndOptions, 'version'> & { readonly relayUrl: string }

// The SDKs need it for signing in, and browsers lack it.
Object.assign(globalThis, { Buffer })
const metadata = { name: 'Wallet', description: 'A wallet', url: location.origin, icons: [] }
const tab: Window & Partial<TabWindow<WalletTabOptions>> = window
// The SDK stores its data in a storage of its own choice.
tab.endsHost = createHost(
  (key, { version, relayUrl }: WalletTabOptions, tell) =>
    openWalletEnd({
      version,
      kit: {
        metadata,
        relayUrl,
        projectId: 'dev',
        logger: 'silent',
        telemetryEnabled: false,
        customStoragePrefix: key,
      },
      tell,
    }),
  (key, told) => tab.endsTold?.(key, told),
)

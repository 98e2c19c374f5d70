import { createLatchkey } from 'latchkey'
import { evm } from 'latchkey/evm'
import { base, mainnet } from 'latchkey/networks'
import { createWagmiConfig } from 'latchkey/wagmi'
import { createConfig } from 'wagmi'

/** The modal of this site. */
export const latchkey = createLatchkey({ networks: [mainnet, base], adapters: [evm()] })

/** wagmi's config, which follows the modal. */
export const config = createWagmiConfig(latchkey, createConfig)

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}

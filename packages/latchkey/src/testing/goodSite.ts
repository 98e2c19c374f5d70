import { evm } from '../evm'
import { base, mainnet } from '../networks'

/** Options without a mistake. */
export const goodSite = { networks: [mainnet, base], adapters: [evm()] }

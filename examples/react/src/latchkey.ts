import { createLatchkey } from 'latchkey'
import { evm } from 'latchkey/evm'
import { base, mainnet } from 'latchkey/networks'

/** The modal of this site. */
export const latchkey = createLatchkey({ networks: [mainnet, base], adapters: [evm()] })

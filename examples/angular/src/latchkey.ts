import { createLatchkey } from 'latchkey/elements'
import { evm } from 'latchkey/evm'
import { base, mainnet } from 'latchkey/networks'

/** The modal of this site. Its buttons are custom elements. */
export const latchkey = createLatchkey({ networks: [mainnet, base], adapters: [evm()] })

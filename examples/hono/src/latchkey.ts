import { createLatchkey } from 'latchkey'
import { bitcoin } from 'latchkey/bitcoin'
import { evm } from 'latchkey/evm'
import { polkadot } from 'latchkey/polkadot'
import { siwx } from 'latchkey/siwx'
import { solana } from 'latchkey/solana'
import { networks } from './networks'
import { serverSessions } from './serverSessions'

/** The modal of this site. Visitors who connect a wallet are asked to sign in. */
export const latchkey = createLatchkey({
  networks,
  adapters: [evm(), solana(), bitcoin(), polkadot()],
  siwx: siwx({ storage: serverSessions(), statement: 'Sign in to read your secret.' }),
})

import { fieldsOf, type Namespace } from '@latchkey/protocol'
import type { ConnectState } from '../connect/ConnectState'
import type { Latchkey } from '../Latchkey'
import { transition } from '../store/createStore'

/** A script can announce as much as it likes. */
const mostNames = 10

/** What the wallets of each family need. */
const needs: { readonly [N in Namespace]: string } = {
  eip155: 'a name, an rdns, a uuid and a provider with a request method (EIP-6963)',
  solana: 'a name, chains and the feature standard:connect (wallet standard)',
  bip122: 'a name, and bitcoin:connect (wallet standard) or a request method (WBIP004)',
  polkadot: 'a plain name and an enable method (injectedWeb3)',
}

const refusedNoted = /* @__PURE__ */ transition<NonNullable<ConnectState['refused']>>(
  'connect/refused',
  (state, refused) => ({ ...state, connect: { ...state.connect, refused } }),
)

/** Tells the site's developer, who misses a wallet, that it was there: in the console, and where no wallet is found. */
export function noteRefused(latchkey: Latchkey, namespace: Namespace, announced: unknown): void {
  const name = nameOf(announced)
  const names = latchkey.getState().connect.refused?.names ?? []
  // Some pages are read again and again.
  if (names.includes(name) || names.length >= mostNames) return
  latchkey.logger.warn(`Refused ${name}: a wallet of the family ${namespace} needs ${needs[namespace]}`)
  const all = [...names, name]
  const text = `Seen, but refused: ${all.join(', ')}. The console says why.`
  latchkey.store.send(refusedNoted, { names: all, text })
}

/** What an announcement calls itself. Nothing about it can be trusted: reading it may throw. */
function nameOf(announced: unknown): string {
  try {
    const { detail, id, name } = fieldsOf(announced)
    const info = fieldsOf(fieldsOf(detail)['info'])
    const said = [info['name'], info['rdns'], name, id].find(
      (text) => typeof text === 'string' && text.trim() !== '',
    )
    return said === undefined ? 'a wallet without a name' : String(said).trim().slice(0, 64)
  } catch {
    return 'a wallet that can’t be read'
  }
}

import { connections } from '@latchkey/protocol'
import { discover } from '../directory/discover'
import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'
import type { State } from '../store/State'
import { connect } from './connect'
import { joinFamily } from './joinFamily'
import { hasLeft } from './rememberLeft'

/** How long the app around the page may take to answer. */
const limitMs = 3_000

/**
 * The families in which the visitor has chosen a wallet: it is connected, it is being asked, or it is stored and may
 * still announce itself.
 */
function chosenFamilies({ getState, live, storage }: Latchkey, aroundId: string): ReadonlySet<string> {
  const stored = storage.get(connections).filter(({ connectorId }) => connectorId !== aroundId)
  const active = Object.keys(getState().connect.active)
  return new Set([...active, ...live.attempts.keys(), ...stored.map(({ namespace }) => namespace)])
}

const findAround = ({ connect }: State) => connect.connectors.find(({ isAround }) => isAround)

/**
 * Connects the account of the app around the page, if it is one that the site allows. What the visitor has chosen comes
 * first: another wallet stays the active one, and an app that they disconnected waits for a press. Never throws.
 */
export async function connectAround(latchkey: Latchkey): Promise<void> {
  discover(latchkey)
  const connector =
    findAround(latchkey.getState()) ??
    (await new Promise<Connector | undefined>((resolve) => {
      const settle = () => {
        unsubscribe()
        stopTimer()
        resolve(findAround(latchkey.getState()))
      }
      const unsubscribe = latchkey.subscribe(findAround, settle)
      const stopTimer = latchkey.host.setTimer(settle, limitMs)
    }))
  if (!connector || hasLeft(latchkey, connector)) return
  const { id: connectorId, chain: namespace } = connector
  const chosen = chosenFamilies(latchkey, connectorId)
  if (chosen.has(namespace)) return
  try {
    // Beside the wallet of another family, it isn't worth a question either.
    if (chosen.size > 0) await joinFamily(latchkey, { namespace, connectorId })
    else await connect(latchkey, { connectorId, namespace })
  } catch (cause) {
    // The visitor can still pick it from the list.
    latchkey.logger.info('Could not connect the app around the page', cause)
  }
}

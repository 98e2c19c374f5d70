import { connections } from '@latchkey/protocol'
import { discover } from '../directory/discover'
import type { Latchkey } from '../Latchkey'
import type { State } from '../store/State'
import { connect } from './connect'
import { joinFamily } from './joinFamily'
import { hasLeft } from './rememberLeft'

/** How long the page waits for the app around it: once for its greeting, once for its account. */
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

/** Waits until a part of the state changes as wanted, but not for long. */
function until<T>(
  latchkey: Latchkey,
  selector: (state: State) => T,
  isWanted: (value: T) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      unsubscribe()
      stopTimer()
      resolve()
    }
    const unsubscribe = latchkey.subscribe(selector, (value) => isWanted(value) && settle())
    const stopTimer = latchkey.host.setTimer(settle, limitMs)
  })
}

/**
 * Connects the account of the app around the page, if it is one that the site allows. What the visitor has chosen comes
 * first: another wallet stays the active one, and an app that they disconnected waits for a press. An app that asks its
 * user may answer late or never, so this ends before; a late yes still connects. Never throws.
 */
export async function connectAround(latchkey: Latchkey): Promise<void> {
  discover(latchkey)
  if (!findAround(latchkey.getState())) await until(latchkey, findAround, Boolean)
  const connector = findAround(latchkey.getState())
  if (!connector || latchkey.live.isOver || hasLeft(latchkey, connector)) return
  const { id: connectorId, chain: namespace } = connector
  const chosen = chosenFamilies(latchkey, connectorId)
  if (chosen.has(namespace)) return
  // Beside the wallet of another family, it isn't worth a question either.
  const way = chosen.size > 0 ? joinFamily : connect
  const answer = way(latchkey, { connectorId, namespace }).then(
    () => undefined,
    // The visitor can still pick it from the list.
    (cause) => latchkey.logger.info('Could not connect the app around the page', cause),
  )
  // Another wallet may be asked instead, or the visitor closes the modal.
  const isAsked = ({ connect: { pending } }: State) => pending[namespace] === connectorId
  await Promise.race([answer, until(latchkey, isAsked, (isStill) => !isStill)])
}

import { discover } from '../directory/discover'
import type { Latchkey } from '../Latchkey'
import { connect } from './connect'
import { isConnectedTo } from './dropWallet'

/** How long the app around the page may take to answer. */
const limitMs = 3_000

/** Connects the account of the app around the page, if it is one that the site allows. Never throws. */
export async function connectAround(latchkey: Latchkey): Promise<void> {
  discover(latchkey)
  const find = () => latchkey.getState().connect.connectors.find(({ isAround }) => isAround)
  const connector =
    find() ??
    (await new Promise<ReturnType<typeof find>>((resolve) => {
      const settle = () => {
        unsubscribe()
        stopTimer()
        resolve(find())
      }
      const unsubscribe = latchkey.subscribe(find, settle)
      const stopTimer = latchkey.host.setTimer(settle, limitMs)
    }))
  if (!connector || isConnectedTo(latchkey, connector.chain, connector.id)) return
  try {
    await connect(latchkey, { connectorId: connector.id, namespace: connector.chain })
  } catch (cause) {
    // The visitor can still pick it from the list.
    latchkey.logger.info('Could not connect the app around the page', cause)
  }
}

import { notConnected } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { reviewNetwork } from '../network/reviewNetwork'
import { rowKey } from './activeRow'
import type { Connection } from './ConnectState'
import { accountChosen } from './transitions'

/** Makes another account that a wallet shows the active one of its namespace. @throws notConnected */
export function switchAccount(latchkey: Latchkey, connection: Connection): void {
  const key = rowKey(connection)
  const { namespace } = connection
  if (!latchkey.getState().connect.rows.some((row) => rowKey(row) === key)) throw notConnected({ namespace })
  latchkey.store.send(accountChosen, { namespace, key })
  reviewNetwork(latchkey, namespace)
}

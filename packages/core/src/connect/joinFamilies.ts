import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isConnectedTo } from './dropWallet'
import { forgetConnection, rememberBeside } from './rememberConnection'
import { restoreOne } from './restore'

/**
 * [CON-13] Connects, without a question, what a wallet granted beside the family that it was asked for: those families
 * of the site that nobody is connected in. The active one stays. Never throws.
 */
export async function joinFamilies(
  latchkey: Latchkey,
  { connectorId, namespace: asked }: { readonly connectorId: string; readonly namespace: Namespace },
): Promise<void> {
  const { active, pending } = latchkey.getState().connect
  const free = [...latchkey.adapters.keys()].filter(
    (namespace) => namespace !== asked && !active[namespace] && !pending[namespace],
  )
  await Promise.all(
    free.map(async (namespace) => {
      rememberBeside(latchkey, { namespace, connectorId })
      await restoreOne(latchkey, { namespace, connectorId }, new Map(), forgetConnection)
      // One that failed was never connected: there is nothing to come back to.
      if (!isConnectedTo(latchkey, namespace, connectorId)) forgetConnection(latchkey, namespace, connectorId)
    }),
  )
}

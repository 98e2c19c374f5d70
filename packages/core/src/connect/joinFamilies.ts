import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isConnectedTo } from './dropWallet'
import { forgetConnection, rememberBeside } from './rememberConnection'
import { restoreOne } from './restore'

/**
 * [CON-13] Connects the other families that a wallet granted, without asking again, where the site has no
 * connection yet. The active family stays. Never throws.
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
      // A family that failed was never connected, so there is nothing to restore.
      if (!isConnectedTo(latchkey, namespace, connectorId)) forgetConnection(latchkey, namespace, connectorId)
    }),
  )
}

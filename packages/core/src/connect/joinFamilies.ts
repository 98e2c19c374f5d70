import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { joinFamily } from './joinFamily'

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
  await Promise.all(free.map((namespace) => joinFamily(latchkey, { namespace, connectorId })))
}

import { loaded } from '@latchkey/protocol'
import type { EvmOptions } from './EvmOptions'
import type { LaterMethods } from './Methods'
import type { NodeAccess } from './read/NodeAccess'

/** Loads what is asked of a wallet on the visitor's word, and what only some sites need. @throws networkFailure */
export async function loadLaterMethods(access: NodeAccess, options: EvmOptions): Promise<LaterMethods> {
  return (await loaded(import('./createLaterMethods'))).createLaterMethods(access, options)
}

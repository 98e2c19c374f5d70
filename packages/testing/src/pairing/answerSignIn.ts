import type { Peer } from '@latchkey/pairing/peer'
import type { ReadSignIn } from './readSignIn'

/** Signs in and starts the session that comes with it; returns its topic, if any. */
export async function answerSignIn(peer: Peer, id: number, signIn: ReadSignIn): Promise<string | null> {
  const { namespaces } = signIn
  const cacaos = [await signIn.sign()]
  return peer.answerSignIn(id, namespaces ? { cacaos, namespaces } : { cacaos })
}

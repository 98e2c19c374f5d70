import type { Peer } from '@latchkey/pairing/peer'
import type { ReadSignIn } from './readSignIn'

/** Signs in, and begins the session that goes with it; its topic, where there is one. */
export async function answerSignIn(peer: Peer, id: number, signIn: ReadSignIn): Promise<string | null> {
  const { namespaces } = signIn
  const cacaos = [await signIn.sign()]
  return peer.answerSignIn(id, namespaces ? { cacaos, namespaces } : { cacaos })
}

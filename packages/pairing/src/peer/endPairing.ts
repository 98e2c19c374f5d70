import { leaveTopic } from '../session/leaveTopic'
import { forget } from './forget'
import type { PeerContext } from './PeerContext'

/** Forgets a pairing and its proposals: a pairing is for one connection. */
export function endPairing(context: PeerContext, topic: string): void {
  const others = <Value extends { readonly pairingTopic: string }>(all: { readonly [id: string]: Value }) =>
    Object.fromEntries(Object.entries(all).filter(([, { pairingTopic }]) => pairingTopic !== topic))
  context.store.update((state) => ({
    ...state,
    pairings: forget(state.pairings, topic),
    proposals: others(state.proposals),
    signIns: others(state.signIns),
  }))
  leaveTopic(context, topic)
}

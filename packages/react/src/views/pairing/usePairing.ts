import { isPairingExpired, offerPairing } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { familyToPair } from './familyToPair'

/** A pairing as a view shows it. */
export type Pairing = {
  /** What is to be scanned or opened; null while it is being prepared or renewed. */
  readonly uri: string | null
  readonly expiresAt: number | null
  readonly error: LatchkeyError | null
  readonly retry: () => void
}

/** [WC-1] Offers a pairing for as long as the view is there and wants one. */
export function usePairing(isWanted: boolean): Pairing {
  const latchkey = useInstance()
  const pairing = useSelector((state) => state.pairing)
  // It stays with the view: what comes of it must not begin a second one.
  const [namespace] = useState(() => familyToPair(latchkey))
  const [turn, setTurn] = useState(0)
  // What went wrong before this view came up is not its own.
  const [old] = useState(pairing?.error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(
    () => (isWanted ? offerPairing(latchkey, namespace) : undefined),
    [latchkey, namespace, isWanted, turn],
  )
  const { uri = null, expiresAt = null, error = null } = pairing ?? {}
  // A computer that has slept may still hold what nobody can use any more.
  const isGood = isWanted && !isPairingExpired({ expiresAt }, latchkey.host.now())
  return {
    uri: isGood ? uri : null,
    expiresAt,
    error: error === old ? null : error,
    retry: () => setTurn(turn + 1),
  }
}

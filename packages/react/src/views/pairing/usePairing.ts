import { isPairingExpired, offerPairing } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { familyToPair } from './familyToPair'

/** A pairing in a view. */
export type Pairing = {
  /** What to scan or open. Null while it's prepared or renewed. */
  readonly uri: string | null
  readonly expiresAt: number | null
  readonly error: LatchkeyError | null
  readonly retry: () => void
}

/** [WC-1] Offers a pairing while the view is mounted and needs one. */
export function usePairing(isWanted: boolean): Pairing {
  const latchkey = useInstance()
  const pairing = useSelector((state) => state.pairing)
  // Kept for the view's lifetime: its result must not start a second one.
  const [namespace] = useState(() => familyToPair(latchkey))
  const [turn, setTurn] = useState(0)
  // An earlier error isn't this view's.
  const [old] = useState(pairing?.error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(
    () => (isWanted ? offerPairing(latchkey, namespace) : undefined),
    [latchkey, namespace, isWanted, turn],
  )
  const { uri = null, expiresAt = null, error = null } = pairing ?? {}
  // A computer that slept may still show an expired code.
  const isGood = isWanted && !isPairingExpired({ expiresAt }, latchkey.host.now())
  return {
    uri: isGood ? uri : null,
    expiresAt,
    error: error === old ? null : error,
    retry: () => setTurn(turn + 1),
  }
}

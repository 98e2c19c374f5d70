import { addressesIn, fetchLabels } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import type { NetworkId } from '@latchkey/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'

/**
 * Returns names of the addresses in an explanation, from the gateway. Until they are there, addresses have none. The
 * gateway isn't asked about those that the visitor knows.
 */
export function useLabels(
  explanation: Explanation | null,
  networkId: NetworkId | null,
): (address: string) => string | undefined {
  const latchkey = useInstance()
  const [labels, setLabels] = useState<ReadonlyMap<string, { readonly name: string }>>(new Map())
  // The same addresses aren't asked for again when only an amount has changed.
  const asked = useMemo(() => {
    if (!explanation || networkId === null) return ''
    const known = (explanation.labels ?? []).flatMap(({ address, source }) =>
      source === 'recent' ? [] : [address],
    )
    const unknown = addressesIn(explanation).filter((address) => !known.includes(address))
    return unknown.map((address) => `${networkId}:${address}`).join()
  }, [explanation, networkId])
  useEffect(() => {
    if (asked === '') return
    let isGone = false
    fetchLabels(latchkey, asked.split(','))
      .then((found) => (isGone ? undefined : setLabels(found)))
      .catch((cause: unknown) => latchkey.logger.info('Could not fetch the names of addresses', cause))
    return () => {
      isGone = true
    }
  }, [latchkey, asked])
  return useMemo(() => (address) => labels.get(`${networkId}:${address}`)?.name, [labels, networkId])
}

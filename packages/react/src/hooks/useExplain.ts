import type { RequestToExplain } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { useCallback } from 'react'
import { useInstance } from './useInstance'

/** Explains a request to the wallet before it gets it. */
export type UseExplain = (request: RequestToExplain) => Promise<Explanation>

/** Returns `latchkey.explain`. Nothing loads until it's called. @throws noProvider */
export function useExplain(): UseExplain {
  const latchkey = useInstance()
  return useCallback((request) => latchkey.explain(request), [latchkey])
}

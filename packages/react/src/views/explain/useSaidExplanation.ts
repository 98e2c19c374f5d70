import type { Explanation } from '@latchkey/explain'
import { en, explanationLocales, type SaidExplanation, sayExplanation } from '@latchkey/explain/texts'
import type { Network } from '@latchkey/protocol'
import { useMemo } from 'react'
import { useGroupDictionary } from '../useGroupTexts'

/** What {@link useSaidExplanation} takes. */
export type ToSay = {
  /** Null while nothing is known. */
  readonly explanation: Explanation | null
  readonly network: Network | undefined
  /** A name of an address that the visitor can trust. */
  readonly nameOf?: ((address: string) => string | undefined) | undefined
}

/** Returns an explanation in the visitor's language, or null while it or its texts load. */
export function useSaidExplanation({ explanation, network, nameOf }: ToSay): SaidExplanation | null {
  const dictionary = useGroupDictionary(en, explanationLocales)
  return useMemo(() => {
    if (!explanation || !dictionary) return null
    const coin = network?.nativeCurrency ?? { symbol: '', decimals: 0 }
    return sayExplanation(explanation, { ...dictionary, coin, network: network?.name, nameOf })
  }, [explanation, dictionary, network, nameOf])
}

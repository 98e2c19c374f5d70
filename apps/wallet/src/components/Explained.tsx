import type { Explanation as Found } from '@latchkey/explain'
import { chainName, coinOf } from '@latchkey/explain/networks'
import { en, sayExplanation } from '@latchkey/explain/texts'
import { createStyleScope, Explanation, ExplanationWarnings, StyleScopeProvider } from '@latchkey/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { explainRequest } from '../explain/explainRequest'
import type { WaitingRequest } from '../wallet/WalletState'

/** The page has the look of the wallet; the part brings only its own styles. */
const scope = createStyleScope(document)

type Props = { readonly waiting: WaitingRequest; readonly nodes: { readonly [chainId: string]: string } }

/** Says what a request does, in the same words and look as the modal of the sites. */
export function Explained({ waiting, nodes }: Props): ReactElement | null {
  const [found, setFound] = useState<Found | null>()
  useEffect(() => {
    let isGone = false
    // What fails is only the explanation. The details below it stay.
    explainRequest(waiting, nodes)
      .catch(() => null)
      .then((explanation) => (isGone ? undefined : setFound(explanation)))
    return () => {
      isGone = true
    }
  }, [waiting, nodes])
  if (found === null) return null
  if (found === undefined) return <div className="explained skeleton" aria-busy="true" />
  const { chainId } = waiting.request
  const said = sayExplanation(found, {
    texts: en,
    locale: 'en',
    coin: coinOf(chainId),
    network: chainName(chainId),
  })
  return (
    <StyleScopeProvider scope={scope}>
      <div className="explained">
        <Explanation said={said} />
        <ExplanationWarnings said={said} />
      </div>
    </StyleScopeProvider>
  )
}

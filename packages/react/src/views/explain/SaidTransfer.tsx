import type { Explanation as Meaning } from '@latchkey/explain'
import type { Network } from '@latchkey/protocol'
import { Explanation, ExplanationWarnings } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useSaidExplanation } from './useSaidExplanation'

/** What a transfer does, as its own reading and simulation tell: the effects, or only what to look at twice. */
export function SaidTransfer(props: {
  readonly explanation: Meaning
  readonly network: Network | undefined
  readonly show: 'effects' | 'warnings'
}): ReactElement | null {
  const { explanation, network, show } = props
  const said = useSaidExplanation({ explanation, network })
  if (!said) return null
  return show === 'effects' ? <Explanation said={said} /> : <ExplanationWarnings said={said} />
}

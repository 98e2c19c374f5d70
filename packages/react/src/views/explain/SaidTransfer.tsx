import type { Explanation as Meaning } from '@latchkey/explain'
import type { Network } from '@latchkey/protocol'
import { Explanation, ExplanationWarnings } from '@latchkey/ui'
import { type ReactElement, useMemo } from 'react'
import { type SaidByPreview, unsaidLines } from './unsaidLines'
import { useLabels } from './useLabels'
import { useSaidExplanation } from './useSaidExplanation'

/** What a transfer does besides what its preview says: other effects and the outcome, or only what to look at twice. */
export function SaidTransfer(props: {
  readonly explanation: Meaning
  readonly network: Network | undefined
  readonly preview: SaidByPreview
  readonly show: 'effects' | 'warnings'
}): ReactElement | null {
  const { network, preview, show } = props
  const explanation = useMemo(
    () => ({ ...props.explanation, lines: unsaidLines(props.explanation.lines, preview) }),
    [props.explanation, preview],
  )
  // Both parts are on the screen, so each one asks only for the addresses that it shows.
  const shown = useMemo(
    () => (show === 'warnings' ? { ...explanation, lines: [] } : { ...explanation, warnings: [] }),
    [explanation, show],
  )
  const nameOf = useLabels(shown, network?.caipNetworkId ?? null)
  const said = useSaidExplanation({ explanation, network, nameOf })
  if (!said) return null
  if (show === 'warnings') return <ExplanationWarnings said={said} />
  // The preview has the headline, the network and the fee.
  const described = said.lines.length > 0 ? said.described : []
  return <Explanation said={{ ...said, headline: '', facts: [], described }} />
}

import { Checkbox } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Legal } from '../connect/useLegal'
import { LinkedText } from './LinkedText'

/** [FLG-4] The checkbox to tick before choosing a wallet, if the site wants one. */
export function LegalCheckbox({
  legal: { checkbox, newTab },
}: {
  readonly legal: Legal
}): ReactElement | null {
  if (!checkbox) return null
  return (
    <Checkbox checked={checkbox.isTicked} onChange={checkbox.tick}>
      <LinkedText text={checkbox.text} newTab={newTab} />
    </Checkbox>
  )
}

import type { ReactElement } from 'react'
import type { Legal } from '../connect/useLegal'
import { LinkedText } from './LinkedText'
import { Note } from './Note'

/** The quiet sentence about the site's terms, where there is no box to tick. */
export function LegalNote({ legal: { note, newTab } }: { readonly legal: Legal }): ReactElement | null {
  if (!note) return null
  return (
    <Note>
      <LinkedText text={note} newTab={newTab} />
    </Note>
  )
}

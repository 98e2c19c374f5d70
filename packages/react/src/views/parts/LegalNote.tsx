import type { ReactElement } from 'react'
import type { Legal } from '../connect/useLegal'
import { LinkedText } from './LinkedText'
import { Note } from './Note'

/** The note about the site's terms, without a checkbox. */
export function LegalNote({ legal: { note, newTab } }: { readonly legal: Legal }): ReactElement | null {
  if (!note) return null
  return (
    <Note>
      <LinkedText text={note} newTab={newTab} />
    </Note>
  )
}

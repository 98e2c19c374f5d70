import type { ReactElement } from 'react'
import { Note } from './Note'

/** Says that two programs claim the name of a wallet. */
export function ContestedNote({ text }: { readonly text: string | null | undefined }): ReactElement | null {
  return text ? (
    <Note look="lead" role="alert" data-part="contested-note">
      {text}
    </Note>
  ) : null
}

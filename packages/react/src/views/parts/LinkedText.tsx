import { Unseen } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { TextPiece } from '../connect/toLinkedText'

/** A sentence with links, which open in a new tab. */
export function LinkedText(props: {
  readonly text: readonly TextPiece[]
  readonly newTab: string
}): ReactElement {
  return (
    <>
      {props.text.map(({ text, href }) =>
        href ? (
          <a key={href} href={href} target="_blank" rel="noopener noreferrer">
            {text}
            <Unseen> ({props.newTab})</Unseen>
          </a>
        ) : (
          text
        ),
      )}
    </>
  )
}

import type { ReactElement } from 'react'
import { TextField } from './TextField'

/** A note that goes with a transfer. */
export function MemoField(props: {
  readonly label: string
  readonly value: string
  readonly set: (text: string) => void
}): ReactElement {
  return <TextField part="memo-input" longest={200} {...props} />
}

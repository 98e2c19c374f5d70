import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './FileButton.module.css'

/** A button that lets the visitor choose a file. */
export function FileButton(props: {
  readonly text: string
  /** The kinds of files, as in `accept` of a field. */
  readonly accept: string
  readonly run: (file: File) => void
  readonly 'data-part': string
}): ReactElement {
  useStyles(sheet)
  const { text, accept, run } = props
  return (
    <label className={css.pick} data-part={props['data-part']}>
      <span>{text}</span>
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) run(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}

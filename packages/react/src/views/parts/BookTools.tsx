import { Button, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './BookTools.module.css'

type Action = { readonly text: string; readonly run: () => void }

/** Takes the address book out as a file, and reads one. */
export function BookTools(props: {
  readonly exported: Action | null
  readonly imported: { readonly text: string; readonly run: (file: File) => void }
}): ReactElement {
  useStyles(sheet)
  const { exported, imported } = props
  return (
    <div className={css.tools} data-part="book-tools">
      {exported ? (
        <Button size="small" look="quiet" data-part="export-book" onClick={exported.run}>
          {exported.text}
        </Button>
      ) : null}
      <label className={css.pick} data-part="import-book">
        <span>{imported.text}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) imported.run(file)
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}

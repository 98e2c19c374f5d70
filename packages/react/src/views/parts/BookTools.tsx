import { Button, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './BookTools.module.css'
import { FileButton } from './FileButton'

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
      <FileButton
        data-part="import-book"
        text={imported.text}
        accept="application/json,.json"
        run={imported.run}
      />
    </div>
  )
}

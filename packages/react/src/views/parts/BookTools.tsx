import { Button, useStyles } from '@latchkey/ui'
import { type ReactElement, useRef } from 'react'
import sheet, * as css from './BookTools.module.css'

type Action = { readonly text: string; readonly run: () => void }

/** Takes the address book out as a file, and reads one. */
export function BookTools(props: {
  readonly exported: Action | null
  readonly imported: { readonly text: string; readonly run: (file: File) => void }
}): ReactElement {
  useStyles(sheet)
  const { exported, imported } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={css.tools} data-part="book-tools">
      {exported ? (
        <Button size="small" look="quiet" data-part="export-book" onClick={exported.run}>
          {exported.text}
        </Button>
      ) : null}
      <Button size="small" look="quiet" data-part="import-book" onClick={() => input.current?.click()}>
        {imported.text}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={imported.text}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) imported.run(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}

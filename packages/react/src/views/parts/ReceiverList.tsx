import { Avatar, IconButton, iconClose, List, ListItem, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './ReceiverList.module.css'

/** Somebody to send to. */
export type ReceiverRow = {
  readonly key: string
  readonly address: string
  readonly primary: string
  readonly secondary: string
  readonly pick: () => void
}

/** People to send to, with a way to forget those of the address book. */
export function ReceiverList(props: {
  readonly name: string
  readonly label: string
  readonly rows: readonly ReceiverRow[]
  readonly removing?: { readonly text: (of: string) => string; readonly run: (row: ReceiverRow) => void }
}): ReactElement {
  useStyles(sheet)
  const { name, label, rows, removing } = props
  return (
    <section data-part={`receivers-${name}`}>
      <h3 className={css.heading}>{label}</h3>
      <List label={label}>
        {rows.map((row) => (
          <div key={row.key} className={css.row}>
            <ListItem
              data-part="receiver-row"
              data-address={row.address}
              title={row.address}
              icon={<Avatar address={row.address} size={32} />}
              primary={<bdi>{row.primary}</bdi>}
              secondary={row.secondary}
              onClick={row.pick}
            />
            {removing ? (
              <IconButton
                shape={iconClose}
                label={removing.text(row.primary)}
                data-part="forget-receiver"
                onClick={() => removing.run(row)}
              />
            ) : null}
          </div>
        ))}
      </List>
    </section>
  )
}

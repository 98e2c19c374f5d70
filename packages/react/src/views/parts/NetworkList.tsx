import type { Namespace, NetworkId } from '@latchkey/protocol'
import { Image, List, ListItem, Tag } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'

/** A network in a row. */
export type NetworkRow = {
  readonly id: NetworkId
  readonly namespace: Namespace
  readonly name: string
  readonly imageUrl: string | undefined
  readonly isTestnet: boolean
  readonly isCurrent: boolean
  readonly pick: () => void
}

/** A list of networks. */
export function NetworkList(props: {
  readonly label: string
  readonly rows: readonly NetworkRow[]
  readonly origins: readonly string[]
  /** The tag of the current one. */
  readonly current?: string
  /** The end of the other rows. */
  readonly end?: ReactNode
}): ReactElement {
  const { label, rows, origins, current, end } = props
  return (
    <List label={label}>
      {rows.map((row) => {
        const mark = row.isCurrent && current
        return (
          <ListItem
            key={row.id}
            data-part="network-row"
            data-network={row.id}
            icon={<Image src={row.imageUrl} allowed={origins} name={row.name} size={32} shape="round" />}
            primary={row.name}
            end={mark ? <Tag tone="accent">{mark}</Tag> : end}
            state={mark ? 'selected' : undefined}
            onClick={row.pick}
          />
        )
      })}
    </List>
  )
}

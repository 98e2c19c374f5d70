import { Avatar, List, ListItem, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** An account in a row. */
export type AccountRow = {
  readonly key: string
  readonly address: string
  readonly name: string
  readonly wallet: string
  /** The purpose of the account, if the wallet has several kinds. */
  readonly kind: string | null
  readonly isCurrent: boolean
  readonly pick: () => void
}

/** A list of accounts with one active. */
export function AccountList(props: {
  readonly label: string
  readonly rows: readonly AccountRow[]
  /** The tag of the active one. */
  readonly current: string
  /** Whether rows name their wallet. */
  readonly hasWallets?: boolean
}): ReactElement {
  const { label, rows, current, hasWallets } = props
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListItem
          key={row.key}
          data-part="account-row"
          data-address={row.address}
          data-autofocus={row.isCurrent || undefined}
          icon={<Avatar address={row.address} size={36} />}
          primary={<bdi>{row.name}</bdi>}
          // The kind comes first: it may be all that tells two rows apart.
          secondary={[row.kind, hasWallets ? row.wallet : null].filter(Boolean).join(' · ') || null}
          end={row.isCurrent ? <Tag tone="accent">{current}</Tag> : null}
          state={row.isCurrent ? 'selected' : undefined}
          onClick={row.pick}
        />
      ))}
    </List>
  )
}

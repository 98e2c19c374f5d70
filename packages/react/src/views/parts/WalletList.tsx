import { Image, List, ListItem, ScrollArea, Spinner, Tag } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { ContestedNote } from './ContestedNote'

/** A wallet in a row. */
export type WalletRow = {
  /** Unique within a list. */
  readonly key: string
  /** The value of `data-wallet`: the reverse-DNS name or the id. */
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  /** The tag at the end. */
  readonly tag: string | null
  /** Whether another program claims the same name. */
  readonly isContested?: boolean | undefined
  readonly isBusy: boolean
  readonly pick: () => void
}

/** A list of wallets. */
export function WalletList(props: {
  readonly label: string
  readonly rows: readonly WalletRow[]
  readonly origins: readonly string[]
  readonly isBlocked?: boolean
  /** The end of a row without a tag. */
  readonly end?: ReactNode
  /** Says that two programs claim a name. */
  readonly note?: string | null
  /** A last row. */
  readonly children?: ReactNode
}): ReactElement {
  const { label, rows, origins, isBlocked, end, note, children } = props
  const endOf = ({ isContested, tag }: WalletRow) =>
    tag ? <Tag tone={isContested ? 'warning' : 'neutral'}>{tag}</Tag> : end
  return (
    <>
      <ContestedNote text={note} />
      <ScrollArea>
        <List label={label}>
          {rows.map((row) => (
            <ListItem
              key={row.key}
              size="wallet"
              data-part="wallet-row"
              data-wallet={row.id}
              icon={<Image src={row.imageUrl} allowed={origins} name={row.name} size={40} />}
              primary={row.name}
              end={row.isBusy ? <Spinner /> : endOf(row)}
              state={row.isBusy ? 'busy' : undefined}
              disabled={isBlocked}
              onClick={row.pick}
            />
          ))}
          {children}
        </List>
      </ScrollArea>
    </>
  )
}

import { iconAccount, ScrollArea, SkeletonRows } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useTransactions } from './TransactionsView.model'

/** [ACC-4] The account's activity, by month. */
export function TransactionsView(props: ViewProps<'Transactions'>): ReactElement {
  const { none, texts, Panel, label, loading } = useTransactions(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <ScrollArea label={label}>
        {Panel && texts ? <Panel texts={texts} /> : <SkeletonRows label={loading} count={7} />}
      </ScrollArea>
    </ViewBody>
  )
}

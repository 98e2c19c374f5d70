import { Icon, Image, iconAccount, iconCheck, List, ListItem, ScrollArea, SkeletonRows } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampFiatSelect } from './OnRampFiatSelectView.model'

/** [ONR-1] The currencies to pay with. */
export function OnRampFiatSelectView(props: ViewProps<'OnRampFiatSelect'>): ReactElement {
  const { none, list, origins, loading } = useOnRampFiatSelect(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!list)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={3} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <ScrollArea>
        <List label={list.label}>
          {list.rows.map((row) => (
            <ListItem
              key={row.code}
              data-part="currency-row"
              data-currency={row.code}
              state={row.isChosen ? 'selected' : undefined}
              icon={<Image src={row.image} allowed={origins} name={row.code} size={36} shape="round" lazy />}
              primary={row.code}
              secondary={row.name}
              end={row.isChosen ? <Icon shape={iconCheck} size={16} /> : null}
              onClick={row.pick}
            />
          ))}
        </List>
      </ScrollArea>
    </ViewBody>
  )
}

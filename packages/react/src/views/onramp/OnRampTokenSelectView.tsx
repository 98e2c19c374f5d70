import {
  Icon,
  Image,
  iconAccount,
  iconCheck,
  iconSearch,
  List,
  ListItem,
  ScrollArea,
  SearchField,
  SkeletonRows,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampTokenSelect } from './OnRampTokenSelectView.model'

/** [ONR-1] The tokens that can be bought, with a search if there are many. */
export function OnRampTokenSelectView(props: ViewProps<'OnRampTokenSelect'>): ReactElement {
  const { none, list, origins, loading } = useOnRampTokenSelect(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!list)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={4} />
      </ViewBody>
    )
  const { search } = list
  return (
    <ViewBody>
      {search ? (
        <SearchField
          value={search.query}
          onChange={search.set}
          label={search.label}
          clearLabel={search.clear}
        />
      ) : null}
      {list.empty ? (
        <NothingHere icon={iconSearch} none={list.empty} look="secondary" />
      ) : (
        <ScrollArea>
          <List label={list.label}>
            {list.rows.map((row) => (
              <ListItem
                key={row.key}
                data-part="token-row"
                data-token={row.symbol}
                state={row.isChosen ? 'selected' : undefined}
                icon={
                  <Image src={row.image} allowed={origins} name={row.symbol} size={36} shape="round" lazy />
                }
                primary={<bdi>{row.name}</bdi>}
                secondary={<bdi>{row.symbol}</bdi>}
                end={row.isChosen ? <Icon shape={iconCheck} size={16} /> : null}
                onClick={row.pick}
              />
            ))}
          </List>
        </ScrollArea>
      )}
    </ViewBody>
  )
}

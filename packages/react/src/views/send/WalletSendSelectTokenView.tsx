import {
  Image,
  iconAccount,
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
import { useWalletSendSelectToken } from './WalletSendSelectTokenView.model'

/** [SND-5] The tokens that can be sent, with a search. */
export function WalletSendSelectTokenView(props: ViewProps<'WalletSendSelectToken'>): ReactElement {
  const { none, list, origins, loading } = useWalletSendSelectToken(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!list || list.isLoading)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={4} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <SearchField value={list.query} onChange={list.setQuery} label={list.search} clearLabel={list.clear} />
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
                icon={
                  <Image src={row.image} allowed={origins} name={row.symbol} size={36} shape="round" lazy />
                }
                primary={<bdi>{row.name}</bdi>}
                secondary={row.amount}
                end={row.value}
                onClick={row.pick}
              />
            ))}
          </List>
        </ScrollArea>
      )}
    </ViewBody>
  )
}

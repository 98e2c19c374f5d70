import {
  Button,
  Clip,
  Image,
  iconAccount,
  iconSearch,
  List,
  ListItem,
  ScrollArea,
  SearchField,
  SkeletonRows,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSwapSelectToken } from './SwapSelectTokenView.model'
import sheet, * as css from './SwapSelectTokenView.module.css'

/** [SWP-2] The tokens that can be swapped: suggested ones, one's own, and all of the network. */
export function SwapSelectTokenView(props: ViewProps<'SwapSelectToken'>): ReactElement {
  useStyles(sheet)
  const { none, list, origins, loading } = useSwapSelectToken(props)
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
  const { suggested, groups, empty } = list
  return (
    <ViewBody>
      <SearchField value={list.query} onChange={list.setQuery} label={list.search} clearLabel={list.clear} />
      {suggested && suggested.rows.length > 0 ? (
        <ul className={css.strip} data-part="suggested" aria-label={suggested.label}>
          {suggested.rows.map((row) => (
            <li key={row.key}>
              <Button
                size="small"
                look="secondary"
                data-part="suggested-token"
                data-token={row.symbol}
                disabled={row.isTaken}
                icon={<Image src={row.image} allowed={origins} name={row.symbol} size={20} shape="round" />}
                onClick={row.pick}
              >
                <Clip as="bdi">{row.symbol}</Clip>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {empty ? (
        <NothingHere icon={iconSearch} none={empty} look="secondary" />
      ) : (
        <ScrollArea>
          {groups.map((group) => (
            <section key={group.key} data-part={`tokens-${group.key}`}>
              <h2 className={css.heading}>{group.label}</h2>
              <List label={group.label}>
                {group.rows.map((row) => (
                  <ListItem
                    key={row.key}
                    data-part="token-row"
                    data-token={row.symbol}
                    disabled={row.isTaken}
                    icon={
                      <Image
                        src={row.image}
                        allowed={origins}
                        name={row.symbol}
                        size={36}
                        shape="round"
                        lazy
                      />
                    }
                    primary={<bdi>{row.name}</bdi>}
                    secondary={row.amount}
                    end={row.isTaken ? list.chosen : row.value}
                    onClick={row.pick}
                  />
                ))}
              </List>
            </section>
          ))}
        </ScrollArea>
      )}
    </ViewBody>
  )
}

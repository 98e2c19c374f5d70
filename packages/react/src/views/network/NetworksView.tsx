import {
  Button,
  EmptyState,
  Image,
  iconSearch,
  List,
  ListItem,
  ScrollArea,
  SearchField,
  Tag,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useNetworks } from './NetworksView.model'

/** All networks of the site, with a search. */
export function NetworksView(props: ViewProps<'Networks'>): ReactElement {
  const { query, setQuery, origins, groups, texts } = useNetworks(props)
  return (
    <div className="lk-body">
      <SearchField value={query} onChange={setQuery} label={texts.search} clearLabel={texts.clear} />
      {groups.length === 0 ? (
        <EmptyState
          icon={iconSearch}
          title={texts.noneTitle}
          text={texts.noneText}
          action={
            <Button look="secondary" onClick={() => setQuery('')}>
              {texts.clear}
            </Button>
          }
        />
      ) : (
        <ScrollArea>
          {groups.map((group) => (
            <div key={group.key} className="lk-group">
              {group.heading ? <h3 className="lk-heading">{group.heading}</h3> : null}
              <List label={group.label}>
                {group.rows.map((row) => (
                  <ListItem
                    key={row.id}
                    data-part="network-row"
                    data-network={row.id}
                    icon={
                      <Image src={row.imageUrl} allowed={origins} name={row.name} size={32} shape="round" />
                    }
                    primary={row.name}
                    end={row.isCurrent ? <Tag tone="accent">{texts.current}</Tag> : null}
                    state={row.isCurrent ? 'selected' : undefined}
                    onClick={row.pick}
                  />
                ))}
              </List>
            </div>
          ))}
        </ScrollArea>
      )}
    </div>
  )
}

import { iconSearch, ScrollArea, SearchField } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NetworkList } from '../parts/NetworkList'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useNetworks } from './NetworksView.model'

/** All networks of the site, with a search. */
export function NetworksView(props: ViewProps<'Networks'>): ReactElement {
  const { query, setQuery, origins, groups, none, texts } = useNetworks(props)
  return (
    <div className="lk-body">
      <SearchField value={query} onChange={setQuery} label={texts.search} clearLabel={texts.clear} />
      {groups.length === 0 ? (
        <NothingHere icon={iconSearch} none={none} look="secondary" />
      ) : (
        <ScrollArea>
          {groups.map((group) => (
            <div key={group.key} className="lk-group">
              {group.heading ? <h3 className="lk-heading">{group.heading}</h3> : null}
              <NetworkList label={group.label} rows={group.rows} origins={origins} current={texts.current} />
            </div>
          ))}
        </ScrollArea>
      )}
    </div>
  )
}

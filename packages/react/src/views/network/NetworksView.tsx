import { Button, iconSearch, ScrollArea, SearchField, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NetworkList } from '../parts/NetworkList'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useNetworks } from './NetworksView.model'
import sheet, * as css from './NetworksView.module.css'

/** All networks of the site, with a search. */
export function NetworksView(props: ViewProps<'Networks'>): ReactElement {
  useStyles(sheet)
  const { query, setQuery, origins, groups, none, help, texts } = useNetworks(props)
  return (
    <ViewBody>
      <SearchField value={query} onChange={setQuery} label={texts.search} clearLabel={texts.clear} />
      {groups.length === 0 ? (
        <NothingHere icon={iconSearch} none={none} look="secondary" />
      ) : (
        <ScrollArea>
          {groups.map((group) => (
            <div key={group.key}>
              {group.heading ? <h3 className={css.heading}>{group.heading}</h3> : null}
              <NetworkList label={group.label} rows={group.rows} origins={origins} current={texts.current} />
            </div>
          ))}
        </ScrollArea>
      )}
      <Button wide size="small" look="quiet" data-part="what-is-a-network" onClick={help.run}>
        {help.text}
      </Button>
    </ViewBody>
  )
}

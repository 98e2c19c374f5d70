import {
  Button,
  Checkbox,
  EmptyState,
  Image,
  iconSearch,
  List,
  ListItem,
  ScrollArea,
  SearchField,
  Spinner,
  Tag,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useAllWallets } from './AllWalletsView.model'

/** Every wallet that is installed or can be got, with a search. */
export function AllWalletsView(props: ViewProps<'AllWallets'>): ReactElement {
  const { legal, rows, origins, query, setQuery, texts } = useAllWallets(props)
  return (
    <div className="lk-body">
      <SearchField value={query} onChange={setQuery} label={texts.search} clearLabel={texts.clear} />
      {legal.checkbox ? (
        <Checkbox checked={legal.checkbox.isTicked} onChange={legal.checkbox.tick}>
          {legal.checkbox.text.map(({ text, href }) =>
            href ? (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                {text}
                <span className="lk-unseen"> ({legal.newTab})</span>
              </a>
            ) : (
              text
            ),
          )}
        </Checkbox>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          icon={iconSearch}
          title={texts.noneTitle}
          text={texts.noneText}
          action={
            query === '' ? null : (
              <Button look="secondary" onClick={() => setQuery('')}>
                {texts.clear}
              </Button>
            )
          }
        />
      ) : (
        <ScrollArea>
          <List label={texts.wallets}>
            {rows.map((row) => (
              <ListItem
                key={row.key}
                size="wallet"
                data-part="wallet-row"
                data-wallet={row.id}
                icon={<Image src={row.imageUrl} allowed={origins} name={row.name} size={40} />}
                primary={row.name}
                end={row.isBusy ? <Spinner /> : row.tag ? <Tag>{row.tag}</Tag> : null}
                state={row.isBusy ? 'busy' : undefined}
                disabled={legal.isBlocked}
                onClick={row.pick}
              />
            ))}
          </List>
        </ScrollArea>
      )}
    </div>
  )
}

import {
  Button,
  Checkbox,
  EmptyState,
  Image,
  iconWallet,
  List,
  ListItem,
  ScrollArea,
  Spinner,
  Tag,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useConnectWallets } from './ConnectWalletsView.model'
import type { TextPiece } from './toLinkedText'

/** The wallets alone, where the first view shows other ways to connect in their place. */
export function ConnectWalletsView(props: ViewProps<'ConnectWallets'>): ReactElement {
  const { legal, rows, origins, texts, getWallet } = useConnectWallets(props)
  return (
    <div className="lk-body">
      {legal.checkbox ? (
        <Checkbox checked={legal.checkbox.isTicked} onChange={legal.checkbox.tick}>
          <Sentence text={legal.checkbox.text} newTab={legal.newTab} />
        </Checkbox>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          icon={iconWallet}
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button onClick={getWallet}>{texts.getWallet}</Button>}
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
      {legal.note ? (
        <p className="lk-note">
          <Sentence text={legal.note} newTab={legal.newTab} />
        </p>
      ) : null}
    </div>
  )
}

function Sentence(props: { readonly text: readonly TextPiece[]; readonly newTab: string }): ReactElement {
  return (
    <>
      {props.text.map(({ text, href }) =>
        href ? (
          <a key={href} href={href} target="_blank" rel="noopener noreferrer">
            {text}
            <span className="lk-unseen"> ({props.newTab})</span>
          </a>
        ) : (
          text
        ),
      )}
    </>
  )
}

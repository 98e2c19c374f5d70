import {
  Button,
  Checkbox,
  Divider,
  EmptyState,
  Icon,
  Image,
  iconChevronEnd,
  iconWallet,
  List,
  ListItem,
  ScrollArea,
  Skeleton,
  Spinner,
  Tag,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useConnect } from './ConnectView.model'
import type { TextPiece } from './toLinkedText'

/** Widths of the names that keep the place of wallets which may still announce themselves. */
const placeholders = [120, 148, 96]

/** Where a visitor chooses how to connect. */
export function ConnectView(props: ViewProps<'Connect'>): ReactElement {
  const model = useConnect(props)
  const { legal, methods, texts } = model
  return (
    <div className="lk-body">
      {legal.checkbox ? (
        <Checkbox checked={legal.checkbox.isTicked} onChange={legal.checkbox.tick}>
          <Sentence text={legal.checkbox.text} newTab={legal.newTab} />
        </Checkbox>
      ) : null}
      {methods.map((method, index) => [
        index > 0 && (method === 'wallet' || methods[index - 1] === 'wallet') ? (
          <Divider key="or" label={texts.or} />
        ) : null,
        method === 'wallet' ? (
          <Wallets key={method} model={model} />
        ) : (
          <div key={method} data-part="connect-method" data-method={method} />
        ),
      ])}
      {legal.note ? (
        <p className="lk-note">
          <Sentence text={legal.note} newTab={legal.newTab} />
        </p>
      ) : null}
    </div>
  )
}

function Wallets({ model }: { readonly model: ReturnType<typeof useConnect> }): ReactElement {
  const { rows, origins, texts, legal } = model
  if (model.isCollapsed)
    return (
      <Button look="secondary" wide disabled={legal.isBlocked} onClick={model.openWallets}>
        {texts.collapsed}
      </Button>
    )
  if (model.isEmpty)
    return (
      <EmptyState
        icon={iconWallet}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<Button onClick={model.getWallet}>{texts.getWallet}</Button>}
      />
    )
  if (model.isLooking)
    return (
      <div aria-busy="true">
        <List label={texts.wallets}>
          {placeholders.map((width) => (
            <div key={width} className="lk-item" data-size="wallet">
              <Skeleton width={40} height={40} />
              <Skeleton width={width} height={14} />
            </div>
          ))}
        </List>
      </div>
    )
  return (
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
        {model.hasAll ? (
          <ListItem
            size="wallet"
            data-part="all-wallets"
            icon={
              <span className="lk-tile">
                <Icon shape={iconWallet} />
              </span>
            }
            primary={texts.all}
            end={<Icon shape={iconChevronEnd} size={16} />}
            disabled={legal.isBlocked}
            onClick={model.openAll}
          />
        ) : null}
      </List>
    </ScrollArea>
  )
}

function Sentence({
  text,
  newTab,
}: {
  readonly text: readonly TextPiece[]
  readonly newTab: string
}): ReactElement {
  return (
    <>
      {text.map((piece) =>
        piece.href ? (
          <a key={piece.href} href={piece.href} target="_blank" rel="noopener noreferrer">
            {piece.text}
            <span className="lk-unseen"> ({newTab})</span>
          </a>
        ) : (
          piece.text
        ),
      )}
    </>
  )
}

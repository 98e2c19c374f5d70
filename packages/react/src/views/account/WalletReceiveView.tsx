import {
  Avatar,
  Button,
  Clip,
  Icon,
  Image,
  iconAccount,
  iconCopy,
  QrCode,
  ScrollArea,
  Skeleton,
  Tabs,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWalletReceive } from './WalletReceiveView.model'
import sheet, * as css from './WalletReceiveView.module.css'

/** [RCV-1] The address to receive at, to scan or copy, and the networks it works on; or a link that asks for a payment. */
export function WalletReceiveView(props: ViewProps<'WalletReceive'>): ReactElement {
  useStyles(sheet)
  const { account, none, networks, origins, texts, ...model } = useWalletReceive(props)
  if (!account)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  const panel = model.link ? (
    model.link.Panel ? (
      <model.link.Panel texts={model.link.texts} />
    ) : (
      <Skeleton width={280} height={280} />
    )
  ) : (
    <>
      {texts ? <QrCode text={account.address} label={texts.qr} /> : null}
      <div className={css.head}>
        <span className={css.owner}>
          <Avatar address={account.address} size={24} />
          <Clip as="bdi">{account.name}</Clip>
        </span>
        <bdi className={css.address} data-part="address">
          {account.address}
        </bdi>
      </div>
      {texts ? (
        <>
          <Note look="lead">{texts.networks}</Note>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers */}
          <ul className={css.networks} role="list" data-part="good-networks">
            {networks.map((network) => (
              <li key={network.id}>
                <Image src={network.image} allowed={origins} name={network.name} size={20} shape="round" />
                <Clip as="bdi">{network.name}</Clip>
              </li>
            ))}
          </ul>
          {model.all ? (
            <Button size="small" look="quiet" wide data-part="all-networks" onClick={model.all.run}>
              {model.all.text}
            </Button>
          ) : null}
          <Note>{texts.warning}</Note>
          {model.NameRow ? <model.NameRow /> : null}
        </>
      ) : null}
    </>
  )
  return (
    <ViewBody>
      <ScrollArea label={model.label}>{model.ways ? <Tabs {...model.ways}>{panel}</Tabs> : panel}</ScrollArea>
      {model.link ? null : (
        <Button
          wide
          look="secondary"
          data-part="copy-button"
          icon={<Icon shape={iconCopy} />}
          onClick={model.copy}
        >
          {model.copyText}
        </Button>
      )}
    </ViewBody>
  )
}

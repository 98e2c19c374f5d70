import { Avatar, Button, Icon, Image, iconAccount, iconCopy, QrCode, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useWalletReceive } from './WalletReceiveView.model'

/** [RCV-1] The address to receive at: to scan, to copy, and the networks that it is good for. */
export function WalletReceiveView(props: ViewProps<'WalletReceive'>): ReactElement {
  const { account, none, networks, origins, texts, ...model } = useWalletReceive(props)
  if (!account)
    return (
      <div className="lk-body">
        <NothingHere icon={iconAccount} none={none} />
      </div>
    )
  return (
    <div className="lk-body">
      <ScrollArea label={model.label}>
        {texts ? <QrCode text={account.address} label={texts.qr} /> : null}
        <div className="lk-head">
          <span className="lk-owner">
            <Avatar address={account.address} size={24} />
            <bdi className="lk-clip">{account.name}</bdi>
          </span>
          <bdi className="lk-address" data-part="address">
            {account.address}
          </bdi>
        </div>
        {texts ? (
          <>
            <p className="lk-lead">{texts.networks}</p>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers */}
            <ul className="lk-chips" role="list" data-part="good-networks">
              {networks.map((network) => (
                <li key={network.id}>
                  <Image src={network.image} allowed={origins} name={network.name} size={20} shape="round" />
                  <bdi className="lk-clip">{network.name}</bdi>
                </li>
              ))}
            </ul>
            <p className="lk-note">{texts.warning}</p>
          </>
        ) : null}
      </ScrollArea>
      <Button
        wide
        look="secondary"
        data-part="copy-button"
        icon={<Icon shape={iconCopy} />}
        onClick={model.copy}
      >
        {model.copyText}
      </Button>
    </div>
  )
}

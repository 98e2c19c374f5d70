import type { ReactElement } from 'react'
import * as icons from '../icons/icons'
import { Amount } from '../parts/Amount'
import { Avatar } from '../parts/Avatar'
import { Button } from '../parts/Button'
import { Checkbox } from '../parts/Checkbox'
import { CopyButton } from '../parts/CopyButton'
import { Divider } from '../parts/Divider'
import { EmptyState } from '../parts/EmptyState'
import { Icon } from '../parts/Icon'
import { IconButton } from '../parts/IconButton'
import { Image } from '../parts/Image'
import { List } from '../parts/List'
import { ListItem } from '../parts/ListItem'
import { LiveRegion } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { OtpField } from '../parts/OtpField'
import { QrCode } from '../parts/QrCode'
import { Ring } from '../parts/Ring'
import { ScrollArea } from '../parts/ScrollArea'
import { SearchField } from '../parts/SearchField'
import { Skeleton } from '../parts/Skeleton'
import { Sparkline } from '../parts/Sparkline'
import { Spinner } from '../parts/Spinner'
import { Tabs } from '../parts/Tabs'
import { Tag } from '../parts/Tag'

const nothing = () => undefined
const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['neutral', 'accent', 'positive', 'warning'] as const
const states = ['idle', 'waiting', 'error', 'success'] as const
const copy = { text: 'x', label: 'Copy', copiedLabel: 'Copied', failedLabel: 'Can’t copy' }

function Rows(): ReactElement {
  const tag = tones.map((tone) => (
    <Tag key={tone} tone={tone}>
      {tone}
    </Tag>
  ))
  return (
    <List label="Wallets">
      <ListItem
        size="wallet"
        icon={<Image name="Rabby" size={40} />}
        primary="Rabby"
        end={<Tag>Installed</Tag>}
      />
      <ListItem primary="Base" secondary="0.42 ETH" state="selected" end={<Icon shape={icons.iconCheck} />} />
      <ListItem primary="Busy" secondary="Waiting" state="busy" end={tag} />
    </List>
  )
}

function Controls(): ReactElement {
  return (
    <>
      {looks.map((look) => (
        <Button key={look} look={look} icon={<Icon shape={icons.iconRefresh} />}>
          Try {look}
        </Button>
      ))}
      <Button size="small">Small</Button>
      <Button loading>Loading</Button>
      <IconButton shape={icons.iconClose} label="Close" />
      <CopyButton {...copy} />
      <CopyButton {...copy} compact label="Copy address" />
      <SearchField value="ba" onChange={nothing} label="Search" clearLabel="Clear" />
      <SearchField value="" onChange={nothing} label="Search networks" clearLabel="Clear" />
      <OtpField value="12" onChange={nothing} label="Code" />
      <OtpField value="123456" onChange={nothing} label="Wrong code" error="The code is wrong." />
      <OtpField value="123456" onChange={nothing} label="Checked code" isBusy />
      <Checkbox checked onChange={nothing}>
        I agree to the <a href="#terms">terms</a>
      </Checkbox>
      <Checkbox checked={false} onChange={nothing}>
        Later
      </Checkbox>
    </>
  )
}

/** All parts in all their states, for tests that apply to every part. */
export function EveryPart(): ReactElement {
  const shapes = Object.values(icons)
  return (
    <ScrollArea label="Everything">
      <Controls />
      <Rows />
      {states.map((state) => (
        <Ring key={state} state={state}>
          <Image name={state} size={72} shape="round" />
        </Ring>
      ))}
      <Divider label="or" />
      <Tabs
        label="Assets"
        items={[
          { id: 'a', label: 'Tokens' },
          { id: 'b', label: 'NFTs' },
        ]}
        selected="a"
        onSelect={nothing}
      >
        <EmptyState
          icon={icons.iconWallet}
          title="No tokens yet"
          text="Tokens you receive appear here."
          action={<Button look="secondary">Receive</Button>}
        />
      </Tabs>
      <Amount value="1,284.57" unit="ETH" />
      <Avatar address="0x1" size={36} />
      <Skeleton width={80} height={16} />
      <Spinner />
      <Sparkline values={[3, 1, 2]} label="From 3 to 2" valueText={String} />
      <QrCode text="0x1" label="Your address" />
      {shapes.map((shape) => (
        <Icon key={shape.d} shape={shape} />
      ))}
      <LiveRegion text="Connecting" />
      <Notice tone="error" text="The wallet declined the request." />
    </ScrollArea>
  )
}

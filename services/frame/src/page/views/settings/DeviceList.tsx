import { showText } from '@latchkey/explain'
import type { FrameAccount } from '@latchkey/protocol'
import { Icon, IconButton, iconBrowser, iconDisconnect, List, ListRow, SkeletonRows, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { siteName } from '../../approve/siteName'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { keepsPassword } from './keepsPassword'
import { LoadFault } from './LoadFault'
import { RowLines } from './RowLines'
import { renewFault } from './renewFault'
import { renewLines } from './renewLines'
import { Section } from './Section'
import type { Device, SettingsPorts } from './SettingsPorts'
import type { Step } from './Step'
import { useLoaded } from './useLoaded'

/** The devices that are signed in, each with a button that signs it out. */
export function DeviceList({
  texts,
  account,
  ports,
  ask,
  announce,
}: {
  readonly texts: SettingsTexts
  readonly account: FrameAccount
  readonly ports: SettingsPorts
  readonly ask: (step: Step | null) => void
  readonly announce: (text: string) => void
}): ReactElement {
  const { t } = texts
  const { value, isFailed, reload } = useLoaded(ports.listDevices)
  /** The device goes first: that needs nothing else. Without a new key, the visitor can try that again. */
  const end = (device: Device) => {
    const step = {
      lines: renewLines(account, t),
      look: 'danger',
      asksPassword: keepsPassword(account),
      faultText: (error: unknown) => renewFault(error, texts),
    } as const
    const renew = async (password?: string) => {
      await ports.renewKey(password)
      ask(null)
    }
    ask({
      ...step,
      title: `${t('devices.end')}: ${showText(device.browser, 60)}`,
      action: t('devices.end'),
      async run(password) {
        const isOpener = await ports.endDevice(device.id)
        announce(t('devices.ended'))
        reload()
        if (!isOpener) return ask(null)
        ask({ ...step, title: t('devices.kept'), action: t('devices.renew'), run: renew })
        await renew(password)
      },
    })
  }
  return (
    <Section title={t('devices.title')} name="devices">
      {isFailed ? <LoadFault t={t} retry={reload} /> : null}
      {value ? (
        <List label={t('devices.title')}>
          {value.map((device) => (
            <DeviceRow key={device.id} device={device} texts={texts} end={() => end(device)} />
          ))}
        </List>
      ) : isFailed ? null : (
        <SkeletonRows label={t('devices.title')} count={1} />
      )}
    </Section>
  )
}

function DeviceRow(props: {
  readonly device: Device
  readonly texts: SettingsTexts
  readonly end: () => void
}): ReactElement {
  const { device, texts, end } = props
  const { t, formatDate } = texts
  const site = showText(siteName(device.origin), 100)
  const seen = formatDate(device.lastSeenAt, { dateStyle: 'medium' })
  return (
    <ListRow
      data-device={device.id}
      icon={<Icon shape={iconBrowser} />}
      primary={<bdi>{showText(device.browser, 60)}</bdi>}
      secondary={<RowLines lines={[site, seen]} />}
      end={
        device.isThisDevice ? (
          <Tag tone="accent">{t('devices.this')}</Tag>
        ) : (
          <IconButton shape={iconDisconnect} label={t('devices.end')} onClick={end} />
        )
      }
    />
  )
}

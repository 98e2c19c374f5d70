import { showText } from '@latchkey/explain'
import type { FrameAccount } from '@latchkey/protocol'
import { Icon, IconButton, iconBrowser, iconDisconnect, List, ListRow, SkeletonRows, Tag } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { siteName } from '../../approve/siteName'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { ConfirmStep } from './ConfirmStep'
import { LoadFault } from './LoadFault'
import { renewLines } from './renewLines'
import { Section } from './Section'
import type { Device, SettingsPorts } from './SettingsPorts'
import { useLoaded } from './useLoaded'

/** The devices that are signed in, each with a button that signs it out. */
export function DeviceList({
  texts,
  account,
  ports,
  announce,
}: {
  readonly texts: SettingsTexts
  readonly account: FrameAccount
  readonly ports: SettingsPorts
  readonly announce: (text: string) => void
}): ReactElement {
  const { t } = texts
  const { value, isFailed, reload } = useLoaded(ports.listDevices)
  /** The device to sign out, and whether only the new key is missing. */
  const [ended, setEnded] = useState<{ readonly device: Device; readonly isOut: boolean } | null>(null)
  /** The device goes first: that needs nothing else. Without a new key, the visitor can try that again. */
  const end = async ({ device, isOut }: NonNullable<typeof ended>) => {
    const isOpener = isOut || (await ports.endDevice(device.id))
    if (!isOut) {
      setEnded({ device, isOut: true })
      announce(t('devices.ended'))
      reload()
    }
    if (isOpener) await ports.renewKey()
    setEnded(null)
  }
  return (
    <Section title={t('devices.title')} name="devices">
      {isFailed ? <LoadFault t={t} retry={reload} /> : null}
      {value ? (
        <List label={t('devices.title')}>
          {value.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              texts={texts}
              end={() => setEnded({ device, isOut: false })}
            />
          ))}
        </List>
      ) : isFailed ? null : (
        <SkeletonRows label={t('devices.title')} count={1} />
      )}
      {ended ? (
        <ConfirmStep
          key={ended.device.id}
          t={t}
          title={
            ended.isOut ? t('devices.kept') : `${t('devices.end')}: ${showText(ended.device.browser, 60)}`
          }
          lines={renewLines(account, t)}
          action={ended.isOut ? t('devices.renew') : t('devices.end')}
          run={() => end(ended)}
          cancel={() => setEnded(null)}
        />
      ) : null}
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
      primary={showText(device.browser, 60)}
      secondary={`${site} · ${seen}`}
      dir="auto"
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

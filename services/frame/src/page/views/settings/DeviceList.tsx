import { showText } from '@latchkey/explain'
import { Icon, IconButton, iconBrowser, iconDisconnect, List, ListRow, SkeletonRows, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { siteName } from '../../approve/siteName'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { LoadFault } from './LoadFault'
import { Section } from './Section'
import type { Device, SettingsPorts } from './SettingsPorts'
import { useLoaded } from './useLoaded'
import { useTask } from './useTask'

/** The devices that are signed in, each with a button that signs it out. */
export function DeviceList({
  texts,
  ports,
  announce,
}: {
  readonly texts: SettingsTexts
  readonly ports: SettingsPorts
  readonly announce: (text: string) => void
}): ReactElement {
  const { t } = texts
  const { value, isFailed, reload } = useLoaded(ports.listDevices)
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
              end={async () => {
                await ports.endDevice(device.id)
                announce(t('devices.ended'))
                reload()
              }}
            />
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
  readonly end: () => Promise<void>
}): ReactElement {
  const { device, texts, end } = props
  const { t, formatDate } = texts
  const ending = useTask()
  const site = showText(siteName(device.origin), 100)
  const seen = formatDate(device.lastSeenAt, { dateStyle: 'medium' })
  return (
    <ListRow
      data-device={device.id}
      icon={<Icon shape={iconBrowser} />}
      primary={showText(device.browser, 60)}
      secondary={ending.error ? t('settings.failed') : `${site} · ${seen}`}
      dir="auto"
      end={
        device.isThisDevice ? (
          <Tag tone="accent">{t('devices.this')}</Tag>
        ) : (
          <IconButton
            shape={iconDisconnect}
            label={t('devices.end')}
            disabled={ending.isBusy}
            onClick={() => ending.run(end)}
          />
        )
      }
    />
  )
}

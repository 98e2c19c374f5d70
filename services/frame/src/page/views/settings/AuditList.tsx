import { showText } from '@latchkey/explain'
import { List, ListRow, SkeletonRows } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { siteName } from '../../approve/siteName'
import { en } from '../../i18n/settings/en'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { LoadFault } from './LoadFault'
import { RowLines } from './RowLines'
import { Section } from './Section'
import type { SettingsPorts } from './SettingsPorts'
import { useLoaded } from './useLoaded'

/** More than anyone reads here. */
const most = 100

/** What happened to the wallet, the newest first. */
export function AuditList({
  texts,
  ports,
}: {
  readonly texts: SettingsTexts
  readonly ports: SettingsPorts
}): ReactElement {
  const { t, formatDate } = texts
  const { value, isFailed, reload } = useLoaded(ports.listAudit)
  return (
    <Section title={t('audit.title')} name="audit">
      {isFailed ? <LoadFault t={t} retry={reload} /> : null}
      {value?.length === 0 ? <p>{t('audit.none')}</p> : null}
      {value && value.length > 0 ? (
        <List label={t('audit.title')}>
          {value.slice(0, most).map(({ kind, at, count, origin, browser }) => (
            <ListRow
              key={`${at} ${kind} ${origin}`}
              primary={count > 1 ? `${t(keyOf(kind))} ×${count}` : t(keyOf(kind))}
              secondary={
                <RowLines
                  lines={[
                    formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
                    showText(siteName(origin), 100),
                    showText(browser, 60),
                  ]}
                />
              }
            />
          ))}
        </List>
      ) : null}
      {value || isFailed ? null : <SkeletonRows label={t('audit.title')} count={2} />}
    </Section>
  )
}

type AuditKey = Extract<keyof typeof en, `audit.${string}`>

/** A newer server may note what this page has no word for. */
function keyOf(kind: string): AuditKey {
  const key = `audit.${kind}`
  return Object.hasOwn(en, key) ? (key as AuditKey) : 'audit.unknown'
}

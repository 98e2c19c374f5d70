import { type FrameAccount, loginTooOld, type Slot } from '@latchkey/protocol'
import {
  Button,
  Icon,
  IconButton,
  iconClose,
  iconDownload,
  iconKey,
  iconLock,
  iconWarning,
  List,
  ListRow,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { BringButton } from '../create/BringButton'
import { PanelNote } from '../PanelNote'
import { passkeyCancelled, passkeyUnable } from '../passkey/errors'
import { keepsPassword } from './keepsPassword'
import { renewFault } from './renewFault'
import { renewLines } from './renewLines'
import { Section } from './Section'
import type { SettingsPorts } from './SettingsPorts'
import type { Step } from './Step'
import { useTask } from './useTask'
import sheet, * as css from './WaysBackCard.module.css'
import { type WaysBack, waysBack } from './waysBack'

type Props = {
  readonly texts: SettingsTexts
  readonly account: FrameAccount
  readonly ports: SettingsPorts
  readonly ask: (step: Step | null) => void
  readonly change: (account: FrameAccount, text: string) => void
  readonly openFile: (() => void) | undefined
  readonly openPassword: () => void
}

/** Says how to get the wallet back, who else could open it, and suggests what is missing. */
export function WaysBackCard(props: Props): ReactElement {
  useStyles(sheet)
  const { texts, account, ports, ask, change, openFile, openPassword } = props
  const { t, locale, formatDate } = texts
  const exporting = useTask()
  const moving = useTask()
  const { openExport, openMove, bringWallet } = ports
  const ways = waysBack(account)
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(
    ways.kinds.map((kind) => wayName(kind, t)),
  )
  const added = account.slots.filter(({ kind }) => kind === 'passkey' || kind === 'password')
  const suggestion = [t('ways.suggestion'), ...(ways.isOperators ? [t('ways.alone')] : [])]
  const done = (next: FrameAccount, text: string) => {
    ask(null)
    change(next, text)
  }
  const add = () =>
    ask({
      title: t('ways.passkey.add'),
      lines: suggestion,
      action: t('ways.passkey.add'),
      look: 'primary',
      faultText: (error) => faultText(error, t),
      run: async () => done(await ports.addPasskey(), t('ways.passkey.added')),
    })
  const remove = (slot: Slot) =>
    ask({
      title: t('ways.remove', { name: nameOf(slot, t) }),
      lines: renewLines(account, t, slot.slotId),
      action: t('renew.remove'),
      look: 'danger',
      asksPassword: keepsPassword(account, slot.slotId),
      faultText: (error) => renewFault(error, texts),
      run: async (password) => done(await ports.removeSlot(slot.slotId, password), t('renew.done')),
    })
  return (
    <Section title={t('ways.title')} name="ways-back">
      <div className={css.card} data-state={ways.isSingle ? 'single' : undefined}>
        <p className={css.count}>
          {ways.isSingle ? <Icon shape={iconWarning} /> : null}
          {t('ways.count', { count: ways.kinds.length, list })}
        </p>
        <p className={css.who}>{whoText(ways, t)}</p>
      </div>
      {added.length > 0 ? (
        <List label={t('ways.title')}>
          {added.map((slot) => (
            <SlotRow
              key={slot.slotId}
              slot={slot}
              name={nameOf(slot, t)}
              since={t('ways.since', { date: formatDate(slot.createdAt, { dateStyle: 'medium' }) })}
              t={t}
              remove={() => remove(slot)}
            />
          ))}
        </List>
      ) : (
        <p className={css.who}>{suggestion.join(' ')}</p>
      )}
      <Button
        wide
        look={added.length > 0 ? 'secondary' : 'primary'}
        data-part="add-passkey"
        icon={<Icon shape={iconKey} />}
        onClick={add}
      >
        {t('ways.passkey.add')}
      </Button>
      <Button
        wide
        look="secondary"
        data-part="open-password"
        icon={<Icon shape={iconLock} />}
        onClick={openPassword}
      >
        {t(keepsPassword(account) ? 'ways.password.change' : 'ways.password.add')}
      </Button>
      {openFile ? (
        <Button
          wide
          look="secondary"
          data-part="open-file"
          icon={<Icon shape={iconDownload} />}
          onClick={openFile}
        >
          {t('ways.file')}
        </Button>
      ) : null}
      {openExport ? (
        <Button
          wide
          look="quiet"
          data-part="open-export"
          loading={exporting.isBusy}
          onClick={() => exporting.run(openExport)}
        >
          {t('ways.export')}
        </Button>
      ) : null}
      {openMove ? (
        <Button
          wide
          look="quiet"
          data-part="open-move"
          loading={moving.isBusy}
          onClick={() => moving.run(openMove)}
        >
          {t('ways.move')}
        </Button>
      ) : null}
      {bringWallet ? (
        <BringButton
          t={t}
          look="quiet"
          text={t('ways.bring')}
          bring={async (signal) => change(await bringWallet(signal), t('audit.moved-in'))}
        />
      ) : null}
      {exporting.error || moving.error ? <PanelNote isFault text={t('settings.failed')} /> : null}
    </Section>
  )
}

function SlotRow(props: {
  readonly slot: Slot
  readonly name: string
  readonly since: string
  readonly t: SettingsTexts['t']
  readonly remove: () => void
}): ReactElement {
  const { slot, name, since, t, remove } = props
  return (
    <ListRow
      data-slot={slot.slotId}
      icon={<Icon shape={slot.kind === 'passkey' ? iconKey : iconLock} />}
      primary={<span className={css.name}>{name}</span>}
      secondary={since}
      dir="auto"
      end={<IconButton shape={iconClose} label={t('ways.remove', { name })} onClick={remove} />}
    />
  )
}

const nameOf = ({ label, kind }: Slot, t: SettingsTexts['t']) => label || wayName(kind, t)

function wayName(kind: Slot['kind'], t: SettingsTexts['t']): string {
  return kind === 'offline' ? t('file.title') : t(`ways.${kind}`)
}

function whoText({ isOperators, isSingle }: WaysBack, t: SettingsTexts['t']): string {
  if (isSingle) return t('ways.single')
  return isOperators ? t('ways.operator') : t('ways.only')
}

function faultText(error: unknown, t: SettingsTexts['t']): string {
  if (passkeyCancelled.is(error)) return t('ways.passkey.cancelled')
  if (passkeyUnable.is(error)) return t('ways.passkey.unable')
  if (loginTooOld.is(error)) return t('ways.passkey.old')
  return t('settings.failed')
}

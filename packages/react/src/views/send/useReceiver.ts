import { pushView } from '@latchkey/core'
import { isSameAddress, receiverOtherNetwork } from '@latchkey/protocol'
import { useEffect, useId, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import { plainName } from '../account/plainName'
import { canScan } from './canScan'
import { groupAddress } from './groupAddress'
import { nameNotes } from './nameNotes'
import { receiverNotes } from './receiverNotes'
import { sendErrorText } from './sendErrorText'
import { isLoaded, type SendPlace } from './useSendPlace'

/** [SND-5] What the form shows about the receiver. */
export function useReceiver(place: SendPlace) {
  const { latchkey, texts, own, send, namespace } = place
  const { receiver } = send
  const { status, error, lookAlike } = receiver
  const id = useId()
  const announce = useAnnounce()
  const [isPasteFailed, setPasteFailed] = useState(false)
  const other = receiverOtherNetwork.is(error) ? String(error.values.network) : null
  const otherNetwork = useSelector(({ network }) =>
    network.networks.find(({ caipNetworkId }) => caipNetworkId === other),
  )
  const named = useSelector(({ send }) =>
    send?.book.find(
      (each) =>
        each.namespace === namespace &&
        receiver.address !== null &&
        isSameAddress(namespace, each.address, receiver.address),
    ),
  )
  const fault = own && error ? sendErrorText(texts, own, error, otherNetwork?.name) : null
  const name = receiver.profileName ?? named?.name ?? null
  const isCompared = lookAlike !== null && receiver.isCompared
  const warning = own && lookAlike && !isCompared ? own.t(`send.alike.${lookAlike.level}`) : null
  const spoken =
    status === 'ready' ? [own?.t('send.found'), name, warning].filter(Boolean).join('. ') : (fault ?? '')
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [announce, spoken])
  if (!isLoaded(place)) return null
  const { t } = place.own
  const { actions } = place

  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText()
      setPasteFailed(false)
      actions.setReceiver(text.trim())
    } catch (cause) {
      latchkey.logger.info('Could not read the clipboard', cause)
      setPasteFailed(true)
      announce(t('send.pasteFailed'))
    }
  }

  return {
    id,
    text: receiver.text,
    status,
    set: (text: string) => {
      setPasteFailed(false)
      actions.setReceiver(text)
    },
    paste: { text: t('send.paste'), run: paste },
    scan: canScan() ? { text: t('send.scan'), run: () => pushView(latchkey, 'WalletSendScan') } : null,
    clear: { text: t('send.clear'), run: () => actions.setReceiver('') },
    label: t('send.to.label'),
    heading: t('send.to'),
    placeholder: t('send.to.placeholder'),
    reading: t('send.reading'),
    hint: isPasteFailed ? t('send.pasteFailed') : null,
    fault,
    /** A way out of the fault. */
    wayOut: otherNetwork
      ? {
          text: t('send.switch', { network: otherNetwork.name }),
          run: () => pushView(latchkey, 'SwitchNetwork', { networkId: otherNetwork.caipNetworkId }),
        }
      : null,
    found:
      status === 'ready' && receiver.address !== null
        ? {
            address: receiver.address,
            name: name === null ? null : plainName(name),
            groups: groupAddress(receiver.address),
            notes: receiverNotes(place),
            warning: nameNotes(place).recent,
          }
        : null,
    alike:
      lookAlike && receiver.address !== null
        ? {
            level: lookAlike.level,
            title: t('send.alike.title'),
            text: isCompared ? t('send.alike.kept') : t(`send.alike.${lookAlike.level}`),
            isCompared,
            known: { label: t('send.alike.known'), groups: groupAddress(lookAlike.address) },
            given: { label: t('send.alike.given'), groups: groupAddress(receiver.address) },
            keep: { text: t('send.alike.keep'), run: () => actions.confirmComparison() },
            take: { text: t('send.alike.take'), run: () => actions.setReceiver(lookAlike.address) },
          }
        : null,
  }
}

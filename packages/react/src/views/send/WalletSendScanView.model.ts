import { goBack, replaceView } from '@latchkey/core'
import { isLatchkeyError, receiverInvalid, receiverOtherNetwork } from '@latchkey/protocol'
import { useEscape } from '@latchkey/ui'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import type { ViewProps } from '../ViewProps'
import { readPicture } from './readPicture'
import { sendErrorText } from './sendErrorText'
import { useCamera } from './useCamera'
import { isLoaded, useSendPlace } from './useSendPlace'

/** [SND-5] What the scanner shows: the picture of the camera, what it found, and the way on if there's no camera. */
export function useWalletSendScan(_props: ViewProps<'WalletSendScan'>) {
  const place = useSendPlace()
  const { latchkey, own, none } = place
  const announce = useAnnounce()
  const body = useRef<HTMLDivElement>(null)
  /** What is wrong with the last code or picture. */
  const [fault, setFault] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const isGone = useRef(false)
  /** The code that was looked at last: it stays in front of the camera for many frames. */
  const last = useRef<string | null>(null)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const leave = () => {
    const { stack } = latchkey.getState().nav
    if (stack.length > 1) goBack(latchkey)
    else replaceView(latchkey, 'WalletSend')
  }
  const say = (text: string | null) => {
    setFault(text)
    if (text) announce(text)
  }
  const whyNot = (cause: unknown): string => {
    if (!isLoaded(place)) return ''
    const { texts, own } = place
    // A code is hostile: what it says is never shown, only what is wrong with it.
    if (receiverInvalid.is(cause)) return own.t('send.scan.useless')
    if (!isLatchkeyError(cause)) return texts.t('error.unknown')
    const other = receiverOtherNetwork.is(cause) ? String(cause.values.network) : null
    const { networks } = latchkey.getState().network
    const name = networks.find(({ caipNetworkId }) => caipNetworkId === other)?.name
    return sendErrorText(texts, own, cause, name)
  }
  const take = async (text: string) => {
    if (!isLoaded(place) || text === last.current) return
    last.current = text
    setChecking(true)
    try {
      const outcome = await place.actions.openCode(text, () => !isGone.current)
      if (isGone.current) return
      if (outcome.status === 'other-network') throw receiverOtherNetwork({ network: outcome.networkId })
      camera.stop()
      leave()
    } catch (cause) {
      latchkey.logger.info('Could not use a code', cause)
      if (!isGone.current) say(whyNot(cause))
    } finally {
      if (!isGone.current) setChecking(false)
    }
  }
  // A site can open this view too. The camera waits for a press then.
  const [isPressed] = useState(() => latchkey.getState().nav.stack.length > 1)
  const camera = useCamera(isPressed, isLoaded(place) && !none, take)
  const { state } = camera
  const isFaulty = state !== 'off' && state !== 'starting' && state !== 'on'
  const status = own?.t(`send.scan.${state}`) ?? ''
  useEffect(() => {
    if (status) announce(status)
  }, [announce, status])
  useEscape(body, () => {
    leave()
    return true
  })

  return {
    none,
    body,
    loading: own?.t('send.tokens.loading') ?? '',
    view: own && {
      state,
      video: camera.video,
      label: own.t('send.scan.view'),
      /** What the camera does, or why it doesn't. */
      status,
      isFaulty,
      fault: isChecking ? null : fault,
      checking: isChecking ? own.t('send.reading') : null,
      start:
        state === 'off'
          ? { text: own.t('send.scan.start'), run: camera.start }
          : isFaulty && state !== 'forbidden'
            ? { text: own.t('send.retry'), run: camera.start }
            : null,
      picture: {
        text: own.t('send.scan.picture'),
        run: async (file: File) => {
          say(null)
          last.current = null
          try {
            const found = await readPicture(file)
            if (isGone.current) return
            if ('fault' in found) say(own.t(`send.scan.picture.${found.fault}`))
            else await take(found.text)
          } catch (cause) {
            latchkey.logger.error('Could not read a picture', cause)
            say(own.t('send.scan.failed'))
          }
        },
      },
      back: { text: own.t('send.scan.stop'), run: leave },
    },
  }
}

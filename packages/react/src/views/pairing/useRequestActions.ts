import { cancelRequest, resendRequest, showNotice, type WaitingRequest } from '@latchkey/core'
import { requestNotFound } from '@latchkey/protocol'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import type { PairingTexts } from '../../i18n/pairing/en'

/** Actions for a pending request. */
export type RequestActions = {
  /** The request being resent. */
  readonly busy: number | null
  readonly resend: (request: WaitingRequest) => void
  readonly cancel: (request: WaitingRequest) => void
}

/** Resends or cancels a request, and confirms it. One that is gone was answered meanwhile. */
export function useRequestActions(texts: PairingTexts | null): RequestActions {
  const latchkey = useInstance()
  const [busy, setBusy] = useState<number | null>(null)
  const act = async (run: () => Promise<void>, done: string, { wallet }: WaitingRequest) => {
    try {
      await run()
      showNotice(latchkey, { message: done, variant: 'success' })
    } catch (cause) {
      latchkey.logger.info('A request that waits could not be changed', cause)
      if (!requestNotFound.is(cause))
        showNotice(latchkey, { message: texts?.t('requests.notSent', { wallet }) ?? '', variant: 'error' })
    }
    setBusy(null)
  }
  return {
    busy,
    resend(request) {
      const done = texts?.t('requests.resent', { wallet: request.wallet }) ?? ''
      setBusy(request.id)
      void act(() => resendRequest(latchkey, request.id), done, request)
    },
    cancel(request) {
      const done = texts?.t('requests.cancelled') ?? ''
      void act(() => cancelRequest(latchkey, request.id), done, request)
    },
  }
}

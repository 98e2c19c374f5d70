import { showNotice } from '@latchkey/core'
import { isLatchkeyError, isSameAddress } from '@latchkey/protocol'
import { useState } from 'react'
import { useSelector } from '../../hooks/useSelector'
import { plainName } from '../account/plainName'
import { sendErrorText } from './sendErrorText'
import type { SendPlace } from './useSendPlace'

/** Hands a text to the visitor as a file. */
function download(text: string, fileName: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  URL.revokeObjectURL(href)
}

/** [SND-5] Ways to keep addresses under a name: save, remove, export and import. */
export function useAddressBook(place: SendPlace) {
  const { latchkey, texts, own, actions, send, namespace } = place
  const { address, status } = send.receiver
  const [draft, setDraft] = useState<{ readonly address: string; readonly name: string } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isKnown = useSelector(({ send, connect }) =>
    [...(send?.book ?? []), ...connect.rows].some(
      (each) =>
        each.namespace === namespace && address !== null && isSameAddress(namespace, each.address, address),
    ),
  )
  const hasBook = useSelector(({ send }) => (send?.book.length ?? 0) > 0)
  if (!own || !actions) return null
  const { t } = own

  /** Runs a change of the book. What is wrong with it is shown beside the button. */
  const change = (run: () => string) => {
    try {
      showNotice(latchkey, { message: run(), variant: 'success' })
      setFault(null)
      setDraft(null)
    } catch (cause) {
      setFault(isLatchkeyError(cause) ? sendErrorText(texts, own, cause) : texts.t('error.unknown'))
    }
  }
  const name = draft !== null && draft.address === address ? draft.name : null

  return {
    fault,
    save:
      status === 'ready' && address !== null && !isKnown
        ? {
            text: t('send.save'),
            label: t('send.save.name'),
            doneText: t('send.save.done'),
            /** Null until the visitor wants to save. */
            name,
            open: () => setDraft({ address, name: send.receiver.profileName ?? '' }),
            setName: (next: string) => setDraft({ address, name: next }),
            run: () =>
              change(() => {
                actions.saveAddress({ namespace, address, name: name ?? '' })
                return t('send.saved', { name: plainName(name ?? '') })
              }),
          }
        : null,
    removeText: (of: string) => t('send.remove', { name: of }),
    remove: (of: { readonly address: string; readonly primary: string }) =>
      change(() => {
        actions.removeAddress({ namespace, address: of.address })
        return t('send.removed', { name: of.primary })
      }),
    exported: hasBook
      ? { text: t('send.export'), run: () => download(actions.exportBook(), 'addresses.json') }
      : null,
    imported: {
      text: t('send.import'),
      run: async (file: File) => {
        const text = await file.text()
        change(() => t('send.imported', { number: actions.importBook(text) }))
      },
    },
  }
}

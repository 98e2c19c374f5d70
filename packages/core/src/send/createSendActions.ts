import { isSameAddress, receiverMoved, receiverOtherNetwork, type TokenBalance } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import type { BookEntry } from './book/BookEntry'
import { addEntries, readBook, writeBook } from './book/bookFile'
import { bookItem } from './book/bookItem'
import { checkEntry } from './book/checkEntry'
import { findReceiver } from './findReceiver'
import { findToken } from './findToken'
import { getSend } from './getSend'
import { getSender } from './getSender'
import { applyCode } from './links/applyCode'
import { applyLink } from './links/applyLink'
import { isPaymentLink } from './links/parsePaymentLink'
import { nativePriceOf } from './priceOf'
import { asError, quoteForm } from './quoteForm'
import type { SendActions } from './SendActions'
import { emptyForm, noReceiver, type SendForm, type SendToken } from './SendState'
import type { StartedTransfer } from './StartedTransfer'
import { sendForm } from './sendForm'
import { startSend } from './startSend'
import { toSendToken } from './toSendToken'
import { formChanged, formReset, receiverChanged, sendLearnt } from './transitions'

/** How long the visitor types before the fee is asked for. */
const typingMs = 250

const isBalance = (token: SendToken | TokenBalance): token is TokenBalance => 'quantity' in token

/** Creates what works on the form of an instance. */
export function createSendActions(latchkey: Latchkey): SendActions {
  startSend(latchkey)
  const { store, host, storage } = latchkey
  /** Answers to an older question don't count. */
  let quoteTurn = 0
  let receiverTurn = 0
  let cancelQuote: (() => void) | undefined
  let cancelReceiver: (() => void) | undefined
  const checkedTokens = new WeakSet<SendToken>()
  let sending: Promise<StartedTransfer> | undefined
  const form = () => store.getState().send?.form ?? emptyForm

  const quote = () => {
    cancelQuote?.()
    quoteTurn += 1
    const turn = quoteTurn
    const { token } = form()
    // [NET-1] A reset form has no token, so it takes no late answer.
    void quoteForm(latchkey, () => turn === quoteTurn && form().token === token, checkedTokens)
  }
  /** Changes what the fee depends on. An older quote no longer counts, whatever it says. */
  const change = (changed: Partial<SendForm>, delayMs = 0) => {
    cancelQuote?.()
    quoteTurn += 1
    const token = changed.token === undefined ? form().token : changed.token
    store.send(formChanged, {
      ...changed,
      isQuoting: token !== null,
      failure: null,
      nativePrice: nativePriceOf(store.getState()),
    })
    if (delayMs === 0) quote()
    else cancelQuote = host.setTimer(quote, delayMs)
  }

  const readReceiver = async (text: string, turn: number) => {
    const isCurrent = () => turn === receiverTurn && form().receiver.text.trim() === text
    try {
      if (isPaymentLink(text)) {
        const outcome = await applyLink(latchkey, actions, text, isCurrent)
        if (outcome.status === 'other-network') throw receiverOtherNetwork({ network: outcome.networkId })
        return
      }
      const sender = await getSender(latchkey)
      const asset = form().token?.asset ?? { kind: 'native' as const }
      const { name, ...found } = await findReceiver(latchkey, sender, text, asset)
      if (!isCurrent()) return
      store.send(receiverChanged, { ...found, profileName: name, status: 'ready', isCompared: false })
      quote()
    } catch (cause) {
      // Nobody waits for an answer about an older text.
      if (!isCurrent()) return
      store.send(receiverChanged, { status: 'refused', error: asError(cause) })
    }
  }

  const setReceiver = (text: string) => {
    receiverTurn += 1
    const trimmed = text.trim()
    store.send(formChanged, {
      receiver: { ...noReceiver, text, status: trimmed ? 'reading' : 'empty' },
      failure: null,
    })
    cancelReceiver?.()
    if (!trimmed) return quote()
    const turn = receiverTurn
    cancelReceiver = host.setTimer(() => void readReceiver(trimmed, turn), typingMs)
  }

  /** Shows where a name leads now. The failure stays, so the visitor sees why the address has changed. */
  const readReceiverAgain = () => {
    receiverTurn += 1
    store.send(receiverChanged, { status: 'reading', lookAlike: null, isCompared: false })
    void readReceiver(form().receiver.text.trim(), receiverTurn)
  }

  const saveBook = (book: readonly BookEntry[]) => {
    storage.set(bookItem, book)
    store.send(sendLearnt, { book })
  }

  const actions: SendActions = {
    setToken(token) {
      const { namespace } = getAccount(store.getState())
      const chosen = token && isBalance(token) ? toSendToken(namespace, token) : token
      const { receiver } = form()
      change({ token: chosen, amount: '', isMax: false, isInCurrency: false, quote: null, quotedAt: null })
      // A receiver may be fine for one token and not for another.
      if (receiver.text) setReceiver(receiver.text)
    },
    findToken: async (address) => findToken(latchkey, await getSender(latchkey), address),
    setAmount: (amount) => change({ amount, isMax: false }, typingMs),
    setMax: () => change({ isMax: true, isInCurrency: false }),
    toggleCurrency() {
      const { token, isInCurrency } = form()
      if (!token?.price) return
      const { tokenAmount, currencyAmount } = getSend(store.getState())
      const amount = (isInCurrency ? tokenAmount : currencyAmount) ?? ''
      change({ isInCurrency: !isInCurrency, isMax: false, amount })
    },
    setReceiver,
    confirmComparison: () => store.send(receiverChanged, { isCompared: true }),
    setSpeed: (speed) => change({ speed }),
    setMemo: (memo) => change({ memo }, typingMs),
    refresh: quote,
    reset() {
      quoteTurn += 1
      receiverTurn += 1
      cancelQuote?.()
      cancelReceiver?.()
      store.send(formReset)
    },
    send: () => {
      // A second press must not ask the wallet twice. After a reset it's another form, so it's another transfer.
      if (sending && form().loading) return sending
      sending = sendForm(latchkey).catch((cause: unknown) => {
        if (receiverMoved.is(cause) && form().failure === cause) readReceiverAgain()
        throw cause
      })
      return sending
    },
    openLink: (text) => applyLink(latchkey, actions, text),
    openCode: (text, isCurrent) => applyCode(latchkey, actions, text, isCurrent),
    saveAddress: (entry) => saveBook(addEntries(storage.get(bookItem), [checkEntry(entry)])),
    removeAddress: ({ namespace, address }) =>
      saveBook(
        storage
          .get(bookItem)
          .filter((each) => each.namespace !== namespace || !isSameAddress(namespace, each.address, address)),
      ),
    exportBook: () => writeBook(storage.get(bookItem)),
    importBook(text) {
      const read = readBook(text)
      saveBook(addEntries(storage.get(bookItem), read))
      return read.length
    },
  }
  return actions
}

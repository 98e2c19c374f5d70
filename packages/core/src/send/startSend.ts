import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { bookItem } from './book/bookItem'
import { followSent } from './followSent'
import { reloadSent } from './keepSent'
import type { LiveSend } from './LiveSend'
import { recentsItem } from './recentsItem'
import { sentItem } from './sentItem'
import { formReset, sendLearnt } from './transitions'

/** Reads what is stored, follows pending transactions, and keeps the form in step with the account. Once per instance. */
export function startSend(latchkey: Latchkey): LiveSend {
  if (latchkey.live.send) return latchkey.live.send
  const { storage, store, host, live } = latchkey
  const readLists = () =>
    store.send(sendLearnt, { book: storage.get(bookItem), recents: storage.get(recentsItem) })
  readLists()
  reloadSent(latchkey)
  const following = followSent(latchkey)
  const stops = [
    // [NET-1] What was filled in is for one account on one network.
    latchkey.subscribe(
      (state) => {
        const { address, type } = getAccount(state)
        return `${address}|${type}|${getNetwork(state)?.networkId}`
      },
      () => store.send(formReset),
    ),
    host.onStorageChange((key) => {
      const lists = [storage.keyOf(bookItem), storage.keyOf(recentsItem)]
      if (key === null || lists.includes(key)) readLists()
      if (key !== null && key !== storage.keyOf(sentItem)) return
      reloadSent(latchkey)
      following.follow()
    }),
    following.stop,
  ]
  live.send = {
    follow: following.follow,
    untilEnded: following.untilEnded,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
  following.follow()
  return live.send
}

import { fetchBalance } from '../account/fetchBalance'
import { fetchPortfolio } from '../account/fetchPortfolio'
import { getAccount } from '../connect/getAccount'
import { liveKey } from '../connect/LiveConnections'
import type { Latchkey } from '../Latchkey'
import { findNetwork } from '../network/getNetwork'
import type { TransferStatus } from '../ports/Transfers'
import { updateSent } from './keepSent'
import type { LiveSend } from './LiveSend'
import { noticeEnd } from './noticeEnd'
import { readNodes } from './readNodes'
import { keyOfSent, type SentTransfer } from './SentTransfer'

/** How often to look, by age: most end within a minute, some wait for days. */
const pauses = [
  { youngerThanMs: 30_000, pauseMs: 2_000 },
  { youngerThanMs: 300_000, pauseMs: 5_000 },
  { youngerThanMs: 3_600_000, pauseMs: 30_000 },
  { youngerThanMs: Number.POSITIVE_INFINITY, pauseMs: 120_000 },
] as const

/** Without being seen for so long it counts as dropped. Private ways to a block keep it unseen for a while. */
const unseenLimitMs = 300_000
/** A dropped one may still be mined, if some node kept it. */
const secondLookMs = 3_600_000

function pauseOf({ sentAt }: SentTransfer, now: number): number {
  return pauses.find(({ youngerThanMs }) => now - sentAt < youngerThanMs)?.pauseMs ?? 120_000
}

function isFollowed({ state, endedAt }: SentTransfer, now: number): boolean {
  return state === 'pending' || (state === 'dropped' && endedAt !== null && now - endedAt < secondLookMs)
}

/** What a look changes about a row. */
function newsOf(row: SentTransfer, status: TransferStatus, now: number): Partial<SentTransfer> {
  if (status.state !== 'pending') {
    const { state } = status
    if (state === 'replaced') return { ...status, unseenSince: null, endedAt: now }
    return state === row.state ? {} : { state, unseenSince: null, endedAt: now }
  }
  const handle = status.handle ? { handle: status.handle } : {}
  if (status.isSeen) return { ...handle, state: 'pending', unseenSince: null, endedAt: null }
  const unseenSince = row.unseenSince ?? now
  const isDropped = row.state === 'pending' && now - unseenSince >= unseenLimitMs
  return { ...handle, unseenSince, ...(isDropped ? { state: 'dropped', endedAt: now } : {}) }
}

/** [ACC-9] Looks after sent transactions until they end, also while the modal is closed. */
export function followSent(latchkey: Latchkey): LiveSend {
  const { host, store, logger } = latchkey
  const looks = new Map<string, Promise<void>>()
  const waiting = new Map<string, Set<(row: SentTransfer) => void>>()
  let cancel: (() => void) | undefined
  let isStopped = false
  const rows = () => store.getState().send?.sent ?? []

  const look = async (row: SentTransfer) => {
    const state = store.getState()
    const network = findNetwork(state, row.networkId)
    const transfers = await latchkey.adapters.get(row.namespace)?.can.transfers?.()
    if (!network || !transfers) return
    const { address, namespace, handle } = row
    const owner = state.connect.rows.find((each) => each.namespace === namespace && each.address === address)
    const connector = owner && latchkey.live.wallets.get(liveKey(namespace, owner.connectorId))?.connector
    const status = await readNodes(latchkey, network, (at) =>
      transfers.check({ network: at, address, handle, connector }),
    )
    const key = keyOfSent(row)
    const before = rows().find((each) => keyOfSent(each) === key)
    if (isStopped || !before || !isFollowed(before, host.now())) return
    const news = newsOf(before, status, host.now())
    const isNew = Object.entries(news).some(([name, value]) => before[name as keyof SentTransfer] !== value)
    if (!isNew) return
    updateSent(latchkey, key, news)
    const after = { ...before, ...news }
    if (after.state !== 'pending' && after.state !== before.state) end(after)
  }

  const end = (row: SentTransfer) => {
    noticeEnd(latchkey, row)
    const { caipAddress } = getAccount(store.getState())
    if (caipAddress === `${row.networkId}:${row.address}`) {
      void fetchBalance(latchkey, { isForced: true })
      void fetchPortfolio(latchkey, { isForced: true })
    }
    settle()
  }

  /** Answers those who wait for an end, also one that another tab has seen. */
  const settle = () => {
    for (const row of rows()) {
      if (row.state === 'pending') continue
      for (const resolve of waiting.get(keyOfSent(row)) ?? []) resolve(row)
      waiting.delete(keyOfSent(row))
    }
  }

  const lookLater = () => {
    cancel?.()
    const open = isStopped ? [] : rows().filter((row) => isFollowed(row, host.now()))
    if (open.length === 0) return
    const pauseMs = Math.min(...open.map((row) => pauseOf(row, host.now())))
    cancel = host.setTimer(() => void lookAtAll().finally(lookLater), pauseMs)
  }

  const lookAtAll = async () => {
    const open = rows().filter((row) => isFollowed(row, host.now()))
    await Promise.all(
      open.map((row) => {
        const key = keyOfSent(row)
        const running =
          looks.get(key) ??
          look(row)
            .catch((cause: unknown) => logger.info('Could not follow a transaction', cause))
            .finally(() => looks.delete(key))
        looks.set(key, running)
        return running
      }),
    )
  }

  return {
    follow: () => {
      settle()
      void lookAtAll().finally(lookLater)
    },
    untilEnded: (key) =>
      new Promise((resolve) => {
        waiting.set(key, (waiting.get(key) ?? new Set()).add(resolve))
        settle()
      }),
    stop: () => {
      isStopped = true
      cancel?.()
    },
  }
}

import { plainName } from '../directory/withoutDoubles'
import type { Connector } from '../ports/Connector'

/** Whether two ids are the same, whatever their case. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Whether a listed program announces itself again, with the id that it announced before. */
export function isSameAnnouncement(known: Connector, found: Connector): boolean {
  return (
    known.chain === found.chain &&
    known.provider === found.provider &&
    isSameId(known.announcedId ?? known.id, found.id)
  )
}

/** Only announced wallets are objects of other programs. One that we find in the page may get a new object. */
function areStrangers(one: Connector, other: Connector): boolean {
  return (
    one.chain === other.chain &&
    one.provider !== other.provider &&
    [one, other].every(({ type }) => type === 'ANNOUNCED')
  )
}

/** Whether two programs announced the same id. */
export function isIdRival(one: Connector, other: Connector): boolean {
  return isSameId(one.id, other.id) && areStrangers(one, other)
}

/**
 * Whether two programs announced the same id or name. Everything in an announcement can be copied, so nothing tells
 * which of them is the wallet and which the impostor.
 */
export function isRival(one: Connector, other: Connector): boolean {
  return (
    areStrangers(one, other) && (isSameId(one.id, other.id) || plainName(one.name) === plainName(other.name))
  )
}

/**
 * Whether a program announced the name of a wallet that the site brings along. The app around the page is told by its
 * origin instead, and may announce its wallet, too.
 */
export function isNamedAsBrought(one: Connector, { type, chain, name, isAround }: Connector): boolean {
  return (
    one.type === 'ANNOUNCED' &&
    type === 'EXTERNAL' &&
    !isAround &&
    one.chain === chain &&
    plainName(one.name) === plainName(name)
  )
}

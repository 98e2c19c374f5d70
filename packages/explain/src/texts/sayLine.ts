import type { Line, Token } from '../Explanation'
import type { Say } from './createSay'
import type { SaidLine, SaidParty } from './SaidExplanation'
import type { Saying } from './Saying'
import { sayAddress } from './sayAddress'
import { sayAmount, sayToken } from './sayAmount'

/** Later than anyone plans for: the end of the year 2199, in Unix seconds. */
const latest = 7_258_118_400

type Parts = Omit<SaidLine, 'kind' | 'notes' | 'parties'> & Partial<Pick<SaidLine, 'notes' | 'parties'>>

/** Puts one effect into words. */
export function sayLine(line: Line, say: Say, saying: Saying): SaidLine {
  return { kind: line.kind, notes: [], parties: [], ...partsOf(line, say, saying) }
}

function partsOf(line: Line, say: Say, saying: Saying): Parts {
  const party = (
    role: 'to' | 'spender' | 'at' | 'contract' | 'owner',
    address?: string,
  ): readonly SaidParty[] =>
    address === undefined ? [] : [{ role: say(`party.${role}`), ...sayAddress(address, saying) }]
  const open = (parties: readonly SaidParty[]) => parties.map((one) => ({ ...one, isOpen: true }))
  const amountOf = (token: Token, amount: bigint) => sayAmount(token, amount, say, saying)
  const tokens = (token: Token) => tokenParty(token, say, saying)
  switch (line.kind) {
    case 'send':
      return {
        tone: 'out',
        word: say(line.atMost ? 'line.send.most' : 'line.send'),
        what: amountOf(line.token, line.amount),
        notes: [
          ...(line.arrives === undefined
            ? []
            : [say('note.arrives', { amount: amountOf(line.token, line.arrives) })]),
          ...(line.until === undefined ? [] : [sayEnd(line.until, say, saying)]),
        ],
        parties: [...open(party('to', line.to)), ...tokens(line.token)],
      }
    case 'receive':
      return {
        tone: line.confirmed ? 'in' : 'unknown',
        word: say(line.confirmed ? 'line.receive' : 'line.receive.claimed'),
        what: amountOf(line.token, line.amount),
        notes: line.confirmed ? [] : [say('note.claimed')],
        parties: tokens(line.token),
      }
    case 'receive-at-least':
      return {
        tone: 'in',
        word: say('line.receive-at-least'),
        what: amountOf(line.token, line.amount),
        parties: tokens(line.token),
      }
    case 'allow':
    case 'allow-all':
      return {
        tone: 'allow',
        word: say(`line.${line.kind}`),
        what:
          line.kind === 'allow-all'
            ? say('amount.all', { token: sayToken(line.token, say, saying) })
            : line.amount === 'unlimited'
              ? say('amount.unlimited', { token: sayToken(line.token, say, saying) })
              : amountOf(line.token, line.amount),
        notes: [sayEnd(line.until, say, saying)],
        parties: [...party('spender', line.spender), ...tokens(line.token)],
      }
    case 'revoke':
      return {
        tone: 'less',
        word: say('line.revoke'),
        what: sayToken(line.token, say, saying),
        parties: [...party('spender', line.spender), ...tokens(line.token)],
      }
    case 'rent':
      return {
        tone: 'out',
        word: say('line.rent'),
        what: amountOf({ kind: 'native' }, line.amount),
        parties: party('owner', line.owner),
      }
    case 'return':
      return {
        tone: 'in',
        word: say('line.return'),
        what: amountOf(line.token, line.amount),
        parties: party('to', line.to),
      }
    case 'note':
      return { tone: 'plain', word: say('line.note'), what: line.text ?? line.data }
    case 'message':
      return { tone: 'plain', word: say('line.message'), what: line.text }
    case 'change':
      return {
        tone: 'change',
        word: say(`line.change.${line.what}`),
        what: '',
        parties: [...party('at', line.at), ...party('to', line.to)],
      }
    case 'unknown':
      return {
        tone: 'unknown',
        word: say('line.unknown'),
        what: '',
        notes: line.selector === '' ? [] : [say('note.function', { name: line.selector })],
        parties: party('contract', line.to),
      }
  }
}

/** Anyone can give a token any name, so its contract can always be looked at. */
function tokenParty(token: Token, say: Say, saying: Saying): readonly SaidParty[] {
  return token.kind === 'native' ? [] : [{ role: say('party.token'), ...sayAddress(token.address, saying) }]
}

function sayEnd(until: number | undefined, say: Say, { locale }: Saying): string {
  if (until === undefined || !(until < latest)) return say('note.forever')
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return say('note.until', { date: format.format(until * 1000) })
}

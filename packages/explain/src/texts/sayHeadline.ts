import type { Explanation, Line } from '../Explanation'
import type { Say } from './createSay'
import type { Saying } from './Saying'
import { sayAmount, sayToken } from './sayAmount'

/** The longest amount in a headline. */
const longest = 28

/** Sums a request up: with the amounts if there is one of each, else by its kind alone. */
export function sayHeadline({ intent, lines }: Explanation, say: Say, saying: Saying): string {
  const { code, values } = intent
  const only = <Kind extends Line['kind']>(kind: Kind) => {
    const [one, ...others] = lines.filter((line): line is Extract<Line, { kind: Kind }> => line.kind === kind)
    return others.length === 0 ? one : undefined
  }
  const [sent, got] = [only('send'), only('receive')]
  // A number that fills the screen is no headline; the lines below have all of it.
  const amountOf = (line: typeof sent | typeof got) => {
    const amount = line && sayAmount(line.token, line.amount, say, saying)
    return amount && amount.length <= longest ? amount : undefined
  }
  const [sentAmount, gotAmount] = [amountOf(sent), amountOf(got)]
  switch (code) {
    case 'send':
      return sentAmount ? say('intent.send', { amount: sentAmount }) : say('intent.send.plain')
    case 'receive':
      return gotAmount ? say('intent.receive', { amount: gotAmount }) : say('intent.receive.plain')
    case 'swap':
      return sentAmount && gotAmount
        ? say('intent.swap', { amount: sentAmount, other: gotAmount })
        : say('intent.swap.plain')
    case 'wrap':
    case 'unwrap':
      return sentAmount ? say(`intent.${code}`, { amount: sentAmount }) : say(`intent.${code}.plain`)
    case 'allow':
    case 'revoke': {
      const line = code === 'revoke' ? only('revoke') : (only('allow') ?? only('allow-all'))
      return line
        ? say(`intent.${code}`, { token: sayToken(line.token, say, saying) })
        : say(`intent.${code}.plain`)
    }
    default:
      return say(`intent.${code}.plain`, values)
  }
}

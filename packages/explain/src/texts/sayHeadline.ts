import type { Explanation, Line } from '../Explanation'
import type { Say } from './createSay'
import type { Saying } from './Saying'
import { sayAmount, sayToken } from './sayAmount'

/** Sums a request up: with the amounts if there is one of each, else by its kind alone. */
export function sayHeadline({ intent, lines }: Explanation, say: Say, saying: Saying): string {
  const { code, values } = intent
  const only = <Kind extends Line['kind']>(kind: Kind) => {
    const [one, ...others] = lines.filter((line): line is Extract<Line, { kind: Kind }> => line.kind === kind)
    return others.length === 0 ? one : undefined
  }
  const [sent, got] = [only('send'), only('receive')]
  const amountOf = (line: typeof sent | typeof got) => line && sayAmount(line.token, line.amount, say, saying)
  switch (code) {
    case 'send':
      return sent ? say('intent.send', { amount: amountOf(sent) }) : say('intent.send.plain')
    case 'receive':
      return got ? say('intent.receive', { amount: amountOf(got) }) : say('intent.receive.plain')
    case 'swap':
      return sent && got
        ? say('intent.swap', { amount: amountOf(sent), other: amountOf(got) })
        : say('intent.swap.plain')
    case 'wrap':
    case 'unwrap':
      return sent ? say(`intent.${code}`, { amount: amountOf(sent) }) : say(`intent.${code}.plain`)
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

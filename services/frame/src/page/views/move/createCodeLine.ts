import type { MoveLine } from '../../move/MoveLine'
import { moveMark } from '../../move/MoveMessage'
import { readCode, writeCode } from '../../move/moveCode'
import { readMessage } from '../../move/readMessage'
import type { MoveScreens } from './createScreens'

/** Lets the visitor carry the messages over, where the two windows can't reach each other. */
export function createCodeLine({ show, t }: MoveScreens, title: string): MoveLine {
  let out: string | undefined
  const code = () => (out === undefined ? undefined : { label: t('move.code'), text: out })
  return {
    origin: () => undefined,
    // The visitor carries everything over, and knows.
    stopped: new Promise<never>(() => undefined),
    pending: () => out,
    send(message) {
      out = writeCode(message)
    },
    async next(step) {
      // Nobody types a code only to say that it's done.
      if (step === 'stored')
        return show({
          ...{ name: 'move-code', title, text: t('move.sent'), code: code() },
          actions: [
            { part: 'stored', label: t('move.there'), run: async () => ({ ...moveMark, step: 'stored' }) },
          ],
        })
      return show({
        ...{ name: 'move-code', title, text: t('move.paste.text') },
        // Both windows show the digits by now, so the last code is carried over.
        code: step === 'wallet' ? undefined : code(),
        field: { label: t('move.paste'), isLong: true },
        actions: [
          {
            part: 'take-code',
            label: t('move.continue'),
            async run(typed) {
              const data = readCode(typed)
              readMessage(data, step)
              return data
            },
          },
        ],
      })
    },
    close: () => undefined,
  }
}

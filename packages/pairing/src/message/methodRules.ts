/** How a message travels: its tag, how many seconds the relay keeps it, and whether it wakes a sleeping wallet. */
export type MessageRules = { readonly tag: number; readonly ttl: number; readonly prompt?: boolean }

/** How what is asked by one method travels, and the answer to it. */
export type MethodRules = { readonly request: MessageRules; readonly answer: MessageRules }

const minutes = 60
const day = 86_400

/** The tag of an answer is the one after its request's, and it is kept for as long. */
const rules = (tag: number, ttl: number, waking?: { readonly prompt: true }): MethodRules => ({
  request: { tag, ttl, ...waking },
  answer: { tag: tag + 1, ttl },
})
const prompt = { prompt: true } as const

/** The methods that dapp and wallet speak with each other. */
export const methodRules = {
  wc_pairingDelete: rules(1000, day),
  wc_pairingPing: rules(1002, 30),
  wc_sessionPropose: rules(1100, 5 * minutes, prompt),
  wc_sessionSettle: rules(1102, 5 * minutes),
  wc_sessionUpdate: rules(1104, day),
  wc_sessionExtend: rules(1106, day),
  wc_sessionRequest: rules(1108, 5 * minutes, prompt),
  wc_sessionEvent: rules(1110, 5 * minutes, prompt),
  wc_sessionDelete: rules(1112, day),
  wc_sessionPing: rules(1114, day),
  wc_sessionAuthenticate: rules(1116, 60 * minutes, prompt),
}

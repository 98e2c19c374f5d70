/** How a message is sent: its tag, lifetime at the relay in seconds, and whether it wakes the wallet. */
export type MessageRules = { readonly tag: number; readonly ttl: number; readonly prompt?: boolean }

/** How the request and the answer of a method are sent. */
export type MethodRules = { readonly request: MessageRules; readonly answer: MessageRules }

const minutes = 60
const day = 86_400

/** An answer has the next tag and the same lifetime. */
const rules = (tag: number, ttl: number, waking?: { readonly prompt: true }): MethodRules => ({
  request: { tag, ttl, ...waking },
  answer: { tag: tag + 1, ttl },
})
const prompt = { prompt: true } as const

/** The methods between site and wallet. */
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

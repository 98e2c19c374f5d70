import type { Behaviour, Rule } from './Behaviour'

/** Chooses the behaviour for a request: the oldest matching one-time rule, else the newest lasting one, else approval. */
export function takeRule(
  rules: readonly Rule[],
  request: { readonly method: string; readonly isPrompt: boolean },
): { behaviour: Behaviour; rest: readonly Rule[] } {
  const once = rules.find((rule) => rule.once && fits(rule, request))
  if (once) return { behaviour: once.behaviour, rest: rules.filter((rule) => rule !== once) }
  const lasting = rules.findLast((rule) => !rule.once && fits(rule, request))
  return { behaviour: lasting?.behaviour ?? { kind: 'approve' }, rest: rules }
}

function fits({ method }: Rule, request: { readonly method: string; readonly isPrompt: boolean }): boolean {
  if (method === undefined) return request.isPrompt
  const named = typeof method === 'string' ? [method] : method
  return named.includes(request.method) || named.includes('*')
}
